import { fromWire } from '#documents/wire-names.ts'
import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as seller from '../../contract.ts'
import * as staff from '../../staff/supplements-contract.ts'
import { readingOf } from '../present-card.ts'
import { findWorkOrder } from '../work-orders.queries.ts'
import { askSupplements } from './ask-supplements.ts'
import { commitSupplements } from './commit-supplements.ts'
import { acceptSupplement, returnSupplement, withdrawSupplement } from './decide-supplement.ts'
import { presentSupplements, readSupplements } from './present-supplement.ts'

export function supplementsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(seller.supplementsAsked, (context, { workOrderId }) => {
      const { companyId } = sellerOf(context)
      return readSupplements(deps.db, { workOrderId, companyId, reading: readingOf(context, deps) })
    }),
    handle(seller.commitSupplements, async (context, input) => {
      const principal = sellerOf(context)
      const rows = await commitSupplements(deps, { ...fromWire(input), principal })
      const workOrder = await findWorkOrder(deps.db, input.workOrderId, principal.companyId)
      return {
        turn: workOrder?.turn ?? 'none',
        items: await presentSupplements(deps.db, rows, readingOf(context, deps)),
      }
    }),
    handle(staff.askSupplements, (context, input) =>
      askSupplements(deps, { ...input, id: idOfRequest('sm', context), staff: staffOf(context) }),
    ),
    handle(staff.acceptSupplement, (context, input) =>
      acceptSupplement(deps, { ...input, staff: staffOf(context) }),
    ),
    handle(staff.returnSupplement, (context, input) =>
      returnSupplement(deps, { ...input, staff: staffOf(context) }),
    ),
    handle(staff.withdrawSupplement, (context, input) =>
      withdrawSupplement(deps, { ...input, staff: staffOf(context) }),
    ),
  ]
}
