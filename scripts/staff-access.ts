import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'

/*
 * Takes somebody's access to the back office away, in every open session too, or gives it back with the same keys.
 *   npm run staff:disable -- --email ines@example.com
 *   npm run staff:enable -- --email ines@example.com
 */

const { StaffMemberKnown } = await import('../src/main/add-staff-member.ts')
const { staffAccess, switchStaffAccess } = await import('../src/main/set-staff-access.ts')
const { withProduct } = await import('../src/main/with-product.ts')
const { ConfigProblem } = await import('../src/platform/server/settings.ts')

function readArguments() {
  const options = { email: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [verb] = positionals
    if (verb !== 'enable' && verb !== 'disable') return { problem: 'say enable or disable' }
    const read = staffAccess.safeParse(values)
    if (!read.success) return { problem: read.error.issues.map((issue) => issue.message).join('\n') }
    return { email: read.data.email, enabled: verb === 'enable' }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : '' }
  }
}

const wanted = readArguments()
if ('problem' in wanted) {
  console.error(`${wanted.problem}\n\nnpm run staff:disable -- --email ines@example.com   (or staff:enable)`)
  process.exit(1)
}
try {
  await withProduct(process.env, ({ deps }) => switchStaffAccess(deps, wanted))
  const state = wanted.enabled ? 'can sign in again, with the same keys' : 'is signed out and cannot sign in'
  console.log(`${wanted.email} ${state}.`)
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof StaffMemberKnown)) throw error
  console.error(error.message)
  process.exit(1)
}
