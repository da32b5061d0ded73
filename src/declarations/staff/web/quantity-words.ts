import type { DeclarationWork } from '../contract.ts'

/** What staff read in other words of quantities, which go to a register or a scheme: each has a `quantities_` of its own. */
const OTHERS = [
  'status_ACCEPTED',
  'status_REJECTED',
  'turn_authority',
  'why_FILED',
  'why_ACCEPTED',
  'why_REJECTED',
  'fileText',
  'reference',
  'referenceMissing',
  'receipt',
  'noReceipt',
  'receiptKept',
  'settleText',
  'rejectTitle',
  'authorityWords',
  'wordsMissing',
  'did_file',
  'did_keep_receipt',
  'did_accept',
  'did_reject',
] as const
type Other = (typeof OTHERS)[number]

const isOther = (key: string): key is Other => OTHERS.some((one) => one === key)

/** The key of a text of the staff about a declaration: its own, or the one about quantities. */
export function workWordOf<K extends string>(
  { stream }: Pick<DeclarationWork, 'stream'>,
  key: K,
): K | `quantities_${K & Other}` {
  return stream && isOther(key) ? `quantities_${key}` : key
}
