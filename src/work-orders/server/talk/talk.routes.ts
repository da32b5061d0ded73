import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as staff from '../../staff/talk-contract.ts'
import * as seller from '../../talk-contract.ts'
import { readingOf } from '../present-card.ts'
import { markRead, readTalk } from './read-talk.ts'
import { writeToAgency, writeToSeller } from './write-talk.ts'

export function talkRoutes(deps: ServerDeps): Route[] {
  return [
    handle(seller.talkOfWorkOrder, (context, { workOrderId }) => {
      const { companyId } = sellerOf(context)
      return readTalk(deps, { workOrderId, companyId }, readingOf(context, deps))
    }),
    handle(seller.writeToAgency, (context, input) =>
      writeToAgency(deps, sellerOf(context), { ...input, id: idOfRequest('talk', context) }),
    ),
    handle(seller.readTalk, (context, { workOrderId }) =>
      markRead(deps, { workOrderId, companyId: sellerOf(context).companyId }),
    ),
    handle(staff.staffTalk, (context, { workOrderId }) =>
      readTalk(deps, { workOrderId }, readingOf(context, deps)),
    ),
    handle(staff.writeToSeller, (context, input) =>
      writeToSeller(deps, staffOf(context), { ...input, id: idOfRequest('talk', context) }),
    ),
    handle(staff.readStaffTalk, (_context, { workOrderId }) => markRead(deps, { workOrderId })),
  ]
}
