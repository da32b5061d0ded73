import { z } from 'zod'
import { newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { STAFF_ROLES } from '#platform/shared/call.ts'
import { hasHiddenMarks } from '#platform/shared/line-input.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { totpAddress } from '#platform/server/totp.ts'
import { scopesOf, STAFF_SCOPES } from '#staff/scope.ts'
import { isStaffAddress, saveStaffMember } from '#staff/server/public.ts'

const fields = z.object({
  name: z
    .string({ error: '--name is missing' })
    .trim()
    .min(1, '--name is empty')
    .max(100, '--name is too long')
    .refine((name) => !hasHiddenMarks(name), '--name holds invisible characters'),
  email: z
    .string({ error: '--email is missing' })
    .trim()
    .toLowerCase()
    .max(254, '--email is too long')
    .pipe(z.email('--email is not an address')),
  role: z.enum(STAFF_ROLES, { error: `--role must be one of ${STAFF_ROLES.join(', ')}` }),
  scope: z.enum(STAFF_SCOPES, { error: `--scope must be one of ${STAFF_SCOPES.join(', ')}` }).optional(),
  /** Of a partner firm: `CZ,PL`. */
  countries: z
    .string()
    .transform((list) => list.split(',').map((country) => country.trim().toUpperCase()))
    .pipe(
      z.array(
        z.string().regex(/^[A-Z]{2}$/, '--countries must be codes of two letters, separated by commas'),
      ),
    )
    .optional(),
  lang: z.enum(LANGS, { error: `--lang must be one of ${LANGS.join(', ')}` }).default('en'),
  /** New keys for an existing member. */
  renew: z.boolean().default(false),
})
/** What the operator enters about a new member of staff. */
export const newStaffMember = fields.superRefine(({ role, scope, countries }, context) => {
  const allowed = scopesOf(role)
  if (scope !== undefined && !allowed.includes(scope))
    context.addIssue(`--scope of the role ${role} must be one of ${allowed.join(', ')}`)
  if (countries !== undefined && role !== 'partner')
    context.addIssue('--countries are those of a partner firm: --role partner')
})

/** Printed on the terminal; nothing was changed. */
export class StaffMemberKnown extends Error {}

/** Keys that are shown only now: the database stores a hash and a sealed secret. */
export type StaffKeys = { password: string; totpSecret: string; totpUrl: string }

/**
 * Gives a person of the agency access to the back office. @throws StaffMemberKnown if the person exists and is not to
 * be renewed
 */
export async function addStaffMember(
  deps: ServerDeps,
  member: z.output<typeof newStaffMember>,
): Promise<StaffKeys> {
  const { renew, ...person } = member
  const known = await isStaffAddress(deps.db, person.email)
  if (known && !renew) {
    throw new StaffMemberKnown(
      `${person.email} is a member of staff already; --renew gives new keys and ends all sessions.`,
    )
  }
  if (!known && renew)
    throw new StaffMemberKnown(`${person.email} is not a member of staff; leave out --renew.`)
  const password = newPassword()
  const { totpSecret } = await saveStaffMember(deps, { ...person, password, mustChangePassword: true })
  const totpUrl = totpAddress(totpSecret, { issuer: deps.config.brand.name, email: person.email })
  return { password, totpSecret, totpUrl }
}

/** Sixteen random characters that cannot be confused with each other, in groups that can be read out. */
function newPassword(): string {
  const letters = `${newToken()}${newToken()}`.replace(/[^A-Za-z0-9]|[0O1lI]/g, '')
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4)).join('-')
}
