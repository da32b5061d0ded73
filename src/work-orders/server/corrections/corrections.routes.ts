import { fromWire } from '#documents/wire-names.ts'
import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../staff/corrections-contract.ts'
import { decideCorrection } from './decide-correction.ts'
import { proposeCorrection } from './propose-correction.ts'
import { listOpenCorrections } from './read-corrections.ts'

export function correctionsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.proposeCorrection, (context, input) => {
      const { workOrderId, nodeId, revision, reason, ...wanted } = fromWire(input)
      const at = { workOrderId, nodeId, ...(revision !== undefined && { revision }) }
      return proposeCorrection(deps, { ...at, reason, wanted, staff: staffOf(context) })
    }),
    handle(calls.decideCorrection, (context, input) =>
      decideCorrection(deps, { ...input, staff: staffOf(context), address: context.ip }),
    ),
    handle(calls.openCorrections, (context, paging) =>
      listOpenCorrections(deps, staffOf(context), { ...paging, lang: context.lang }),
    ),
  ]
}
