import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'

/*
 * Gives a person of the agency access to the back office; the keys are printed only once.
 *   npm run staff:add -- --name "Ines Keller" --email ines@example.com --role admin [--scope teams] [--countries CZ,PL] [--lang zh] [--renew]
 */

const { ConfigProblem } = await import('../src/platform/server/settings.ts')
const { addStaffMember, newStaffMember, StaffMemberKnown } = await import('../src/main/add-staff-member.ts')
const { paths } = await import('../src/paths.ts')
const { withProduct } = await import('../src/main/with-product.ts')

const USAGE =
  'npm run staff:add -- --name "Ines Keller" --email ines@example.com --role admin [--scope teams] [--countries CZ,PL] [--lang zh] [--renew]'

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    name: text,
    email: text,
    role: text,
    scope: text,
    countries: text,
    lang: text,
    renew: { type: 'boolean' },
  } as const
  try {
    return newStaffMember.safeParse(parseArgs({ options }).values)
  } catch (error) {
    return {
      success: false,
      error: { issues: [{ message: error instanceof Error ? error.message : '' }] },
    } as const
  }
}

const member = readArguments()
if (!member.success) {
  for (const issue of member.error.issues) console.error(issue.message)
  console.error(`\n${USAGE}`)
  process.exit(1)
}
try {
  const { data } = member
  const { keys, signInAt } = await withProduct(process.env, async ({ deps }) => ({
    keys: await addStaffMember(deps, data),
    signInAt: `${deps.config.publicUrl}${paths.adminLogin()}`,
  }))
  const lines = [
    `${data.name} <${data.email}> is ${data.role} now. These keys are shown this once; hand them over safely.`,
    '',
    `  sign in at         ${signInAt}`,
    `  first password     ${keys.password}   (valid for seven days; to be changed at the first sign-in)`,
    `  two-factor secret  ${keys.totpSecret}`,
    `  or as a QR code    ${keys.totpUrl}`,
  ]
  console.log(lines.join('\n'))
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof StaffMemberKnown)) throw error
  console.error(error.message)
  process.exit(1)
}
