import { hashPassword } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { type ScopeKind, scopesOf } from '../scope.ts'
import { endStaffSessions } from './sessions.repository.ts'
import { lockStaffByEmail, putStaffMember } from './staff.repository.ts'
import { newTotpSecret } from '#platform/server/totp.ts'

/** A password that somebody else knows, and that was perhaps sent by chat, is of no use to whoever finds it later. */
const HANDED_OVER_MS = 7 * 86_400_000

/** The context to which the sealed authenticator secret is bound. */
export const totpContext = (staffId: string) => `staff-totp:${staffId}`

/**
 * Adds a person to the staff, or gives an existing one new credentials: password and authenticator secret,
 * which is returned this once and stored sealed. Old sessions end.
 * @param member.mustChangePassword whether the password is known to somebody else, who hands it over
 */
export async function saveStaffMember(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'box'>,
  member: {
    email: string
    name: string
    role: StaffRole
    lang: Lang
    password: string
    mustChangePassword: boolean
    /** Unless given, that of before; of somebody new, what their role has. */
    scope?: ScopeKind | undefined
    countries?: readonly string[] | undefined
  },
): Promise<{ staffId: string; totpSecret: string }> {
  const { password, scope, countries, ...person } = member
  const passwordHash = await hashPassword(password)
  const totpSecret = newTotpSecret()
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const known = await lockStaffByEmail(tx, member.email)
    const staffId = known?.id ?? newId('stf')
    const keys = {
      passwordHash,
      passwordUntil: member.mustChangePassword ? new Date(at.getTime() + HANDED_OVER_MS) : null,
      totpSecretSealed: deps.box.seal(totpSecret, totpContext(staffId)),
      totpLastStep: 0,
    }
    const sees = scopeOfMember(person.role, {
      scope: scope ?? known?.scope,
      countries: countries ?? known?.countries,
    })
    await putStaffMember(tx, { id: staffId, createdAt: at, ...person, ...sees, ...keys, disabledAt: null })
    await endStaffSessions(tx, staffId)
    await writeAudit(tx, {
      at,
      actorKind: 'system',
      actorId: 'system',
      action: known ? 'staff.renew_keys' : 'staff.add',
      record: staffId,
      person: staffId,
      detail: {
        email: person.email,
        role: person.role,
        ...sees,
        ...(known && known.role !== person.role && { formerRole: known.role }),
        ...(known?.disabledAt && { wasDisabled: true }),
      },
    })
    return { staffId, totpSecret }
  })
}

/** What a role can have of it. */
function scopeOfMember(
  role: StaffRole,
  { scope, countries }: { scope?: ScopeKind | undefined; countries?: readonly string[] | undefined },
): { scope: ScopeKind; countries: string[] } {
  const allowed = scopesOf(role)
  return {
    scope: scope !== undefined && allowed.includes(scope) ? scope : allowed[0],
    countries: role === 'partner' ? [...new Set(countries)].toSorted() : [],
  }
}
