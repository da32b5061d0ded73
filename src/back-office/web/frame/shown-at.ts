/** Refusals without a field, and the field at which the forms with such a call show them. */
const SHOWN_AT: Record<string, string> = {
  'work_orders.day_in_future': 'date',
  'work_orders.day_in_past': 'dueAt',
  'work_orders.valid_until_wrong': 'validUntil',
  'mandate.signed_in_future': 'signedOn',
  'mandate.over_already': 'validUntil',
  'authority_letter.answered_in_future': 'on',
  'authority_letter.answered_too_early': 'on',
  'authority_letter.not_later': 'replyBy',
  'authority_letter.new_day_passed': 'replyBy',
  'authority_letter.due_too_late': 'dueAt',
  'inspection.day_in_future': 'on',
  'inspection.day_before_service': 'on',
  'inspection.answer_before_asked': 'answerBy',
  'inspection.served_in_future': 'servedOn',
  'inspection.answer_before_service': 'answerBy',
}

type Failure = { error?: string | undefined; message: string; fields: Record<string, string> }

export const isShownAtField = (error: string | undefined): boolean => error !== undefined && error in SHOWN_AT

/** What a failed call says, by the field where the form shows it. */
export function fieldErrors({ error, message, fields }: Failure): Record<string, string> {
  const field = error === undefined ? undefined : SHOWN_AT[error]
  return field === undefined ? fields : { [field]: message, ...fields }
}

/** What is left of it once some fields were typed anew: what was said of them is about what they said before. */
export const withoutFields = (
  errors: Record<string, string>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field)))
