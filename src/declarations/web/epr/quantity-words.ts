import type { Declaration } from '../../contract.ts'

/** What is said in other words of quantities, which go to a register or a scheme: each has a `quantities_` of its own. */
const OTHERS = [
  'status_ACCEPTED',
  'status_REJECTED',
  'state_AWAITING_DATA',
  'state_CONFIRMED',
  'state_FILED',
  'state_ACCEPTED',
  'state_REJECTED',
  'receiptAt',
  'reference',
  'reason',
  'confirmed',
  'cannotUndo',
  'lastSafeText',
  'due',
  'costsUnknown',
  'changedText',
  'correctsText',
  'openCorrected',
  'boxes',
  'boxesLead',
  'noBoxesText',
  'columnWhat',
  'columnAmount',
  'calculatedBox',
  'noFindingsText',
  'step_file',
  'step_keep_receipt',
  'step_accept',
  'step_reject',
  'step_other',
] as const
type Other = (typeof OTHERS)[number]

const isOther = (key: string): key is Other => OTHERS.some((one) => one === key)

/** The key of a text about a declaration: its own, or the one about quantities. */
export function wordOf<K extends string>(
  { stream }: Pick<Declaration, 'stream'>,
  key: K,
): K | `quantities_${K & Other}` {
  return stream && isOther(key) ? `quantities_${key}` : key
}
