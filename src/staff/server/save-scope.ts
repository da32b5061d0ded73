import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { saveScope as call, StaffScopeRow } from '../contract.ts'
import { scopesOf } from '../scope.ts'
import { staffRefusals } from './staff.errors.ts'
import { type listScopes, lockScope } from './scope.queries.ts'
import { setStaffScope } from './staff.repository.ts'

/** @throws staff.not_a_member, staff.scope_not_for_role */
export async function saveScope(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { by, address }: { by: StaffPrincipal; address: string },
  { staffId, scope, countries }: InputOf<typeof call>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const member = await lockScope(tx, staffId)
    if (!member) throw staffRefusals.not_a_member()
    if (!scopesOf(member.role).includes(scope)) throw staffRefusals.scope_not_for_role()
    const sees = { scope, countries: member.role === 'partner' ? [...new Set(countries)].toSorted() : [] }
    await setStaffScope(tx, staffId, sees)
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: by.staffId,
      action: 'staff.scope',
      record: staffId,
      address,
      detail: { ...sees, before: { scope: member.scope, countries: member.countries } },
    })
  })
}

type Row = Awaited<ReturnType<typeof listScopes>>[number]

/** A partner firm that joined before scopes were kept has its own. */
export function presentScope({ scope, ...person }: Row): StaffScopeRow {
  const choices = scopesOf(person.role)
  return { ...person, scope: choices.includes(scope) ? scope : choices[0], choices: [...choices] }
}
