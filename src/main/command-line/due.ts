import { dueOn } from '#vat/calendar/due-on.ts'
import { type Command, fieldsOf, idOf, unreadable } from './command.ts'

/**
 * `{ country, frequency, period_end }` → `{ nominal_due, due_weekend_shifted }`; a scheme may stand for the country. France
 * also looks at `established` (`DE`) and `fiscal_representative` (true).
 */
export const answer: Command = (question) => {
  const fields = fieldsOf(question)
  const country = fields?.['country'] ?? fields?.['scheme']
  // A scheme has only one frequency, so it may be left out.
  const frequency = fields?.['frequency'] ?? ''
  const periodEnd = fields?.['period_end']
  if (
    !fields ||
    typeof country !== 'string' ||
    typeof frequency !== 'string' ||
    typeof periodEnd !== 'string'
  )
    return unreadable(
      'FIELDS',
      'Needed: country, frequency and period_end, as texts.',
      '请以文本形式提供country、frequency和period_end。',
    )
  const { established, fiscal_representative: representative } = fields
  const due = dueOn(country, frequency, periodEnd, {
    ...(typeof established === 'string' ? { established } : {}),
    representative: representative === true,
  })
  if ('refused' in due) return unreadable('REFUSED', due.refused.en, due.refused.zh)
  return {
    ...idOf(fields),
    nominal_due: due.nominal,
    due_weekend_shifted: due.shifted,
    form: due.form,
    source: due.source,
    confidence: due.confidence,
    ...(due.note ? { note: due.note.en } : {}),
  }
}
