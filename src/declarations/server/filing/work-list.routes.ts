import { staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import { staffDeclarations } from '../../staff/contract.ts'
import * as calls from '../../staff/work-list-contract.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { listPreparers } from './colleagues.queries.ts'
import { countWork } from './count-work.ts'
import { exportWork } from './export-work.ts'
import { listWork } from './read-work.ts'
import { workTogether } from './work-together.ts'

const readerOf = (context: CallContext) => ({ staff: staffOf(context), lang: context.lang })

export function workListRoutes(deps: CalculationDeps): Route[] {
  return [
    handle(staffDeclarations, (context, filter) => listWork(deps, readerOf(context), filter)),
    handle(calls.countWork, (context, filter) => countWork(deps, staffOf(context), filter)),
    handleFile(calls.exportWork, (context, asked) => exportWork(deps, readerOf(context), asked)),
    handle(calls.workTogether, (context, asked) =>
      workTogether(deps, { ...readerOf(context), address: context.ip }, asked),
    ),
    handle(calls.preparingStaff, () => listPreparers(deps.db)),
  ]
}
