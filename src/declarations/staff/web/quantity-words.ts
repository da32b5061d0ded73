import { besides } from '../../web/epr/quantity-words.ts'

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

/** The key of a text of the staff about a declaration: its own, or the one about quantities. */
export const workWordOf = besides(OTHERS)
