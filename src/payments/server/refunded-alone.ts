import type { Executor } from '#platform/server/database.ts'
import { REFUND_ASKED, REFUND_PROPOSED } from '../refund-keys.ts'
import { refundsByStaff } from './payments.queries.ts'

/**
 * What somebody has refunded of an order without anybody's approval: what they asked for, and what they proposed and
 * approved themselves. Refunds that went through the hands of another count for nobody.
 */
export async function refundedAlone(executor: Executor, orderIds: readonly string[]) {
  const rows = await refundsByStaff(executor, orderIds)
  return {
    of: (orderId: string, staffId: string): number =>
      rows
        .filter((row) => row.orderId === orderId && row.requestedBy === staffId && row.status !== 'FAILED')
        .filter(
          ({ requestKey, proposedBy }) =>
            requestKey.startsWith(REFUND_ASKED) ||
            (requestKey.startsWith(REFUND_PROPOSED) && proposedBy === staffId),
        )
        .reduce((sum, { amount }) => sum + amount, 0),
  }
}
