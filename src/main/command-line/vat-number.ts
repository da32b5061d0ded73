import { reasonText } from '#tax-numbers/reason-text.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { type Answer, fieldsOf, idOf, unreadable } from './command.ts'

/** `vat-number`: { vat, country? } → { normalised, country, valid, reason }. Greece is EL, as in its numbers. */
export function answer(question: unknown): Answer {
  const fields = fieldsOf(question)
  const vat = fields?.['vat']
  if (!fields || typeof vat !== 'string')
    return unreadable('NO_VAT', 'Each line needs “vat”, a text.', '每行都需要文本字段“vat”。')
  const from = fields['country']
  const { normalised, country, valid, reason } = checkVatNumber(
    vat,
    typeof from === 'string' && from.trim() !== '' ? from : undefined,
  )
  const words = reason && reasonText(reason)
  return {
    ...idOf(fields),
    normalised,
    country: country === 'GR' ? 'EL' : country,
    valid,
    reason: words?.en ?? null,
    ...(reason ? { reason_zh: words?.zh, code: reason.code } : {}),
  }
}
