import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as staffCalls from '../../staff/credit-contract.ts'
import * as calls from '../../tax-contract.ts'
import { askEvidence, carry, refund, sendEvidence } from './claim-credit.ts'
import { listCredits, readCredit } from './read-credit.ts'
import { taxStaffOf } from './tax-staff.ts'

export function creditRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.readTaxCredit, (context, { id }) =>
      readCredit(deps, { companyId: sellerOf(context).companyId, id }),
    ),
    handle(calls.sendCreditEvidence, async (context, sent) => {
      const seller = sellerOf(context)
      await sendEvidence(deps, seller, sent)
      return readCredit(deps, { companyId: seller.companyId, id: sent.id })
    }),
    handle(staffCalls.staffTaxCredits, (context, page) =>
      listCredits(deps, { ...page, scope: staffOf(context).scope, lang: context.lang }),
    ),
    handle(staffCalls.staffTaxCredit, (_context, one) => readCredit(deps, one)),
    handle(staffCalls.askCreditEvidence, async (context, input) => {
      await askEvidence(deps, taxStaffOf(context), input)
      return readCredit(deps, input)
    }),
    handle(staffCalls.carryCredit, async (context, input) => {
      await carry(deps, taxStaffOf(context), input)
      return readCredit(deps, input)
    }),
    handle(staffCalls.refundCredit, async (context, input) => {
      await refund(deps, taxStaffOf(context), input)
      return readCredit(deps, input)
    }),
  ]
}
