import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../originals/originals-contract.ts'
import * as staffCalls from '../../staff/originals-contract.ts'
import { readingOf } from '../present-card.ts'
import { addOriginal } from './add-original.ts'
import { moveOriginal, moveOwnOriginal } from './change-original.ts'
import { listOriginals, readOriginals } from './read-originals.ts'

export function originalsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.listOriginals, async (context, { workOrderId }) => {
      const { name, address: lines } = deps.config.agency
      const { companyId } = sellerOf(context)
      const reading = readingOf(context, deps)
      return {
        sendTo: { name, lines: lines.filter(Boolean) },
        records: await readOriginals(deps.db, { workOrderId, companyId, reading }),
      }
    }),
    handle(calls.sendOriginal, (context, input) =>
      moveOwnOriginal(deps, { ...input, action: 'send', principal: sellerOf(context) }),
    ),
    handle(calls.confirmOriginal, (context, input) =>
      moveOwnOriginal(deps, { ...input, action: 'confirm', principal: sellerOf(context) }),
    ),
    handle(staffCalls.staffOriginals, async (context, { workOrderId }) => ({
      records: await readOriginals(deps.db, { workOrderId, reading: readingOf(context, deps) }),
    })),
    handle(staffCalls.originalsList, (context, filter) =>
      listOriginals(deps, { ...filter, scope: staffOf(context).scope, reading: readingOf(context, deps) }),
    ),
    handle(staffCalls.addOriginal, (context, input) =>
      addOriginal(deps, {
        ...input,
        id: idOfRequest('orig', context),
        staff: staffOf(context),
        address: context.ip,
      }),
    ),
    handle(staffCalls.moveOriginal, (context, input) =>
      moveOriginal(deps, { ...input, staff: staffOf(context), address: context.ip }),
    ),
  ]
}
