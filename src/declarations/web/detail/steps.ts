import type { DeclarationDetail } from '../../contract.ts'

/** What stands in the history of a declaration by a name of its own, for sellers and staff. */
const STEPS = [
  'create',
  'calculate',
  'check',
  'send_back',
  'return_figures',
  'confirm',
  'query',
  'withdraw_query',
  'answer',
  'outdate',
  'file',
  'keep_receipt',
  'carry_error',
  'withdraw_carry',
  'accept',
  'reject',
  'state_nil',
] as const

type Step = DeclarationDetail['history'][number]

/** The name of a step in the history; what concerns the tax alone has one name. */
export const stepName = (action: string): (typeof STEPS)[number] | 'other' =>
  STEPS.find((step) => step === action) ?? 'other'

const lastOf = (history: readonly Step[], action: string): Step | undefined =>
  history.findLast((step) => step.action === action)

export const openQuery = (history: readonly Step[]) => lastOf(history, 'query')
/** What a colleague found, while nobody has calculated or adjusted anything since. */
export function returned(history: readonly Step[]): Step | undefined {
  const last = history.at(-1)
  return last?.action === 'return_figures' ? last : undefined
}
export const rejection = (history: readonly Step[]) => lastOf(history, 'reject')
