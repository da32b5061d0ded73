import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { staffDeclarations } from '../../staff/contract.ts'
import { countriesSignedBy } from '../licences/licences.queries.ts'
import type { WorkFilter } from './work-list.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Asked = Omit<InputOf<typeof staffDeclarations>, 'page' | 'pageSize' | 'group'>

/** The countries for which a partner firm signs. Undefined: of whoever else, all. */
export async function countriesOf(
  { db, clock, config }: Deps,
  staff: Pick<StaffPrincipal, 'staffId' | 'role'>,
): Promise<string[] | undefined> {
  if (staff.role !== 'partner') return undefined
  return countriesSignedBy(db, staff.staffId, dayOf(clock.now(), config.agency.timeZone))
}

/** `DC-2026-000912`: a declaration by its number is found in every state. */
const NUMBER = /^DC-\d{4}-\d+$/

/** What a member of staff asked for, within what they see. */
export function workFilterOf(
  staff: StaffPrincipal,
  { country, kind, status, turn, keyword, assignee }: Asked,
): WorkFilter {
  const number = keyword?.toUpperCase()
  return {
    scope: staff.scope,
    country,
    kind,
    ...(status && { statuses: [status] }),
    turn,
    ...(number && (NUMBER.test(number) ? { number } : { named: keyword ?? '' })),
    ...(assignee && { assigneeId: assignee === 'me' ? staff.staffId : null }),
  }
}
