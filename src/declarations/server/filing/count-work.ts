import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { countWork as countWorkCall } from '../../staff/work-list-contract.ts'
import { countProofs } from '../tax/tax.queries.ts'
import { workFilterOf } from './work-filter.ts'
import { countByStatus } from './work-list.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** The figures beside the views of the work list, of what the filters leave. */
export async function countWork(
  deps: Deps,
  staff: StaffPrincipal,
  asked: InputOf<typeof countWorkCall>,
): Promise<OutputOf<typeof countWorkCall>> {
  const { scope, role } = staff
  return {
    statuses: await countByStatus(deps.db, workFilterOf(staff, asked)),
    toMatch: role === 'partner' ? null : await countProofs(deps.db, scope),
  }
}
