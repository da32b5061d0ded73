import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import { createClient } from '#main/journey/http-client.ts'
import { ROOT } from '../../bench/support/workshop.ts'

const base = '/server/portal'
const OWN_PASSWORD = 'seven-green-lanes'
const run = promisify(execFile)

export type NarrowStaff = { partnerToken: string; clerkToken: string }

/** A partner firm that sees Germany, and a clerk who sees what is assigned to them: one work order. */
export async function addNarrowStaff(
  at: { url: string; dataDir: string; adminToken: string },
  workOrderId: string,
): Promise<NarrowStaff> {
  const partner = ['--name', 'Kanzlei Weber', '--email', 'partner@weber.example', '--role', 'partner']
  const clerk = ['--name', '陈晓', '--email', 'chen@greenlane.example', '--role', 'agent']
  const [{ token: partnerToken }, { token: clerkToken, id }] = [
    await added(at, [...partner, '--countries', 'DE']),
    await added(at, [...clerk, '--scope', 'assigned']),
  ]
  const admin = createClient(at.url, 'en')
  admin.signIn(at.adminToken)
  await admin.post(`${base}/staff/workOrder/assign`, { workOrderId, staffId: id })
  return { partnerToken, clerkToken }
}

/** As an operator gives access, and with a password of their own. */
async function added({ url, dataDir }: { url: string; dataDir: string }, person: readonly string[]) {
  const { stdout } = await run(process.execPath, ['scripts/add-staff.ts', ...person], {
    cwd: ROOT,
    env: { ...process.env, GREENLANE_DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  })
  const said = (what: string) => new RegExp(`${what} +(\\S+)`).exec(stdout)?.[1] ?? ''
  const member = createClient(url, 'en')
  const first = said('first password')
  const { token, staff } = await member.post<{ token: string; staff: { id: string } }>(
    `${base}/staff/login`,
    {
      email: person[person.indexOf('--email') + 1],
      password: first,
      otp: new TOTP({ secret: said('two-factor secret') }).generate(),
    },
  )
  member.signIn(token)
  await member.post(`${base}/staff/changePassword`, { currentPassword: first, newPassword: OWN_PASSWORD })
  return { token: member.token(), id: staff.id }
}
