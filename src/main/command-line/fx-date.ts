import { fxDayOf } from '#vat/calendar/fx-day.ts'
import { type Command, fieldsOf, idOf, unreadable } from './command.ts'

/** `{ scheme, period }` → `{ ecb_rate_of }`: the day whose ECB rates convert the return. */
export const answer: Command = (question) => {
  const fields = fieldsOf(question)
  const { scheme, period } = fields ?? {}
  if (!fields || typeof scheme !== 'string' || typeof period !== 'string')
    return unreadable('FIELDS', 'Needed: scheme and period, as texts.', '请以文本形式提供scheme和period。')
  const found = fxDayOf(scheme, period)
  if ('refused' in found) return unreadable('REFUSED', found.refused.en, found.refused.zh)
  return { ...idOf(fields), ecb_rate_of: found.rateOf, last_day: found.lastDay, source: found.source }
}
