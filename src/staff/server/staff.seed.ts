import { newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { findStaffByEmail } from './staff.queries.ts'
import { saveStaffMember } from './save-staff-member.ts'

export type SeededStaff = {
  role: StaffRole
  name: string
  email: string
  password: string
  totpSecret: string
}

/**
 * Lena Vogt works on the orders, Jonas Brandt reviews her work, Maren Holt handles the money, Ines Keller
 * runs the portal.
 */
const PEOPLE: { role: StaffRole; name: string; email: string }[] = [
  { role: 'agent', name: 'Lena Vogt', email: 'lena.vogt@greenlane.example' },
  { role: 'reviewer', name: 'Jonas Brandt', email: 'jonas.brandt@greenlane.example' },
  { role: 'finance', name: 'Maren Holt', email: 'maren.holt@greenlane.example' },
  { role: 'admin', name: 'Ines Keller', email: 'ines.keller@greenlane.example' },
]

/** A member of the demo's staff as if signed in. */
export async function seededColleague(
  deps: Pick<ServerDeps, 'db'>,
  role: StaffRole,
): Promise<StaffPrincipal> {
  const email = PEOPLE.find((person) => person.role === role)?.email ?? ''
  const member = await findStaffByEmail(deps.db, email)
  if (!member) throw new Error(`the demo has no ${role}`)
  return asPrincipal({ staffId: member.id, name: member.name, email, role })
}

/** A further agent as if signed in, whose password nobody knows; one who is there already stays as they are. */
export async function seededAgent(
  deps: ServerDeps,
  { name, email }: { name: string; email: string },
): Promise<StaffPrincipal> {
  const role = 'agent'
  const known = await findStaffByEmail(deps.db, email)
  const keys = { password: newToken(), mustChangePassword: true, role, lang: 'en' } as const
  const staffId = known?.id ?? (await saveStaffMember(deps, { name, email, ...keys })).staffId
  return asPrincipal({ staffId, name, email, role })
}

const asPrincipal = ({
  staffId,
  name,
  email,
  role,
}: {
  staffId: string
  name: string
  email: string
  role: StaffRole
}): StaffPrincipal => ({
  kind: 'staff',
  staffId,
  staffName: name,
  email,
  role,
  mustChangePassword: false,
  scope: 'all',
  sessionId: 'seed',
})

/** The staff of the demo, with newly made passwords and authenticator secrets. Run again, it replaces them. */
export async function seedStaff(deps: ServerDeps): Promise<SeededStaff[]> {
  const seeded: SeededStaff[] = []
  for (const person of PEOPLE) {
    const password = newToken()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 16)
    const { totpSecret } = await saveStaffMember(deps, {
      ...person,
      lang: 'en',
      password,
      mustChangePassword: false,
    })
    seeded.push({ ...person, password, totpSecret })
  }
  return seeded
}
