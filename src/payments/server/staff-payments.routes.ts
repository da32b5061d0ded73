import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import {
  addTransfer,
  approveProposal,
  bookDispute,
  bookRefund,
  confirmRefund,
  declineProposal,
  exactTransfers,
  importStatement,
  matchExactTransfers,
  matchTransfer,
  refundOrder,
  retryRefund,
  returnTransfer,
  staffDisputes,
  staffOrder,
  staffProposedRefunds,
  staffRefundsDue,
  staffTransfers,
} from '../staff/contract.ts'
import { bookDisputeByHand } from './book-dispute.ts'
import { bookOutsideRefund } from './book-outside-refund.ts'
import { addOneTransfer, importBankStatement } from './book-transfers.ts'
import { confirmRefundByHand } from './confirm-refund.ts'
import { decideProposal } from './decide-proposal.ts'
import { listDisputes } from './list-disputes.ts'
import { listProposals } from './list-proposals.ts'
import { listExactTransfers, listTransfers } from './list-transfers.ts'
import { matchExactly } from './match-exact.ts'
import { matchTransferToOrder } from './match-transfer.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { requestRefund } from './request-refund.ts'
import { retryFailedRefund } from './retry-refund.ts'
import { returnTransferByHand } from './return-transfer.ts'
import { listRefundsDue, readStaffOrder } from './staff-order.ts'

/** The calls of finance: refunds, and bank transfers. */
export function staffPaymentsRoutes(deps: PaymentDeps): Route[] {
  return [
    handle(staffOrder, (context, { orderId }) => readStaffOrder(deps, orderId, context.lang)),
    handle(refundOrder, async (context, input) => {
      await requestRefund(deps, { ...input, staff: staffOf(context), address: context.ip })
      return readStaffOrder(deps, input.orderId, context.lang)
    }),
    handle(confirmRefund, async (context, input) => {
      const orderId = await confirmRefundByHand(deps, {
        ...input,
        staff: staffOf(context),
        address: context.ip,
      })
      return readStaffOrder(deps, orderId, context.lang)
    }),
    handle(retryRefund, async (context, input) => {
      const request = { ...input, staff: staffOf(context), address: context.ip }
      return readStaffOrder(deps, await retryFailedRefund(deps, request), context.lang)
    }),
    ...[approveProposal, declineProposal].map((call) =>
      handle(call, async (context, { proposalId }) => {
        const approve = call === approveProposal
        const decision = { proposalId, approve, staff: staffOf(context), address: context.ip }
        return readStaffOrder(deps, await decideProposal(deps, decision), context.lang)
      }),
    ),
    handle(staffProposedRefunds, (context, input) => listProposals(deps, input, context.lang)),
    handle(bookDispute, async (context, input) => {
      const booking = { ...input, staff: staffOf(context), address: context.ip }
      return readStaffOrder(deps, await bookDisputeByHand(deps, booking), context.lang)
    }),
    handle(bookRefund, async (context, input) => {
      const booking = { ...input, staff: staffOf(context), address: context.ip }
      return readStaffOrder(deps, await bookOutsideRefund(deps, booking), context.lang)
    }),
    handle(staffDisputes, (_context, input) => listDisputes(deps, input)),
    handle(staffRefundsDue, (_context, input) => listRefundsDue(deps, input)),
    handle(staffTransfers, (_context, input) => listTransfers(deps, input)),
    handle(addTransfer, async (context, { amount: { amount, currency }, ...fields }) => {
      const line = { ...fields, amount, currency }
      return { booked: await addOneTransfer(deps, { line, staff: staffOf(context), address: context.ip }) }
    }),
    handle(importStatement, (context, { csv }) =>
      importBankStatement(deps, { csv, staff: staffOf(context), address: context.ip }),
    ),
    handle(matchTransfer, async (context, input) => {
      const request = { ...input, staff: staffOf(context), address: context.ip }
      const { fit, order } = await matchTransferToOrder(deps, request)
      return { fit, order: { id: order.id, number: order.number } }
    }),
    handle(exactTransfers, () => listExactTransfers(deps)),
    handle(matchExactTransfers, (context, { matches }) =>
      matchExactly(deps, { matches, staff: staffOf(context), address: context.ip }, context.lang),
    ),
    handle(returnTransfer, async (context, input) => {
      await returnTransferByHand(deps, { ...input, staff: staffOf(context), address: context.ip })
      return { returned: true }
    }),
  ]
}
