import type { LocalText } from '#platform/shared/local-text.ts'
import { paymentRefusals } from './payments.errors.ts'
import type { TransferRow } from './payments.tables.ts'

const DONE: Record<TransferRow['status'], LocalText> = {
  OPEN: { en: 'reopened', zh: '重新打开' },
  MATCHED: { en: 'matched', zh: '匹配' },
  RETURNED: { en: 'returned', zh: '退回' },
}
const SOMEBODY: LocalText = { en: 'Someone else', zh: '其他同事' }

/** Says who dealt with the line, how and when. */
export function decidedRefusal({ status, decidedByName, decidedAt }: TransferRow): Error {
  return paymentRefusals.transfer_decided({
    params: { who: decidedByName ?? SOMEBODY, what: DONE[status] },
    data: { by: decidedByName, status, at: decidedAt?.toISOString() ?? null },
  })
}
