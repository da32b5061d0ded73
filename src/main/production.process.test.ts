import { productContents } from '#catalogue/content/content.ts'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, ensureTemplate } from '#platform/testing/postgres.ts'
import { totpCode } from '#platform/server/totp.ts'
import { dataFolder, runNode, startServer, type ServerProcess } from './testing/server-process.ts'

/* The first steps of an agency in production: start, load the catalogue, add the first person. */

let env: Record<string, string>
let server: ServerProcess

beforeAll(async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url } = await createTestDatabase('empty')
  env = {
    GREENLANE_MODE: 'production',
    GREENLANE_DATA_DIR: await dataFolder(),
    DATABASE_URL: url,
    PUBLIC_URL: 'https://portal.example.com',
    GREENLANE_ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Example Compliance <no-reply@example.com>',
    GREENLANE_AGENCY_NAME: 'Example Compliance GmbH',
    GREENLANE_AGENCY_ADDRESS: 'Beispielweg 1|20095 Hamburg',
    GREENLANE_AGENCY_VAT_NUMBER: 'DE129273398',
    GREENLANE_AGENCY_EMAIL: 'office@example.com',
    GREENLANE_PAYMENT_PROVIDER: 'none',
    TRUST_PROXY: 'none',
  }
  server = await startServer(env)
  await server.ready()
})

async function run(...args: string[]) {
  const child = runNode(args, env)
  return { ...(await child.ended()), output: child.output() }
}
const services = async () =>
  (await server.call<{ total: number }>('/product/list', { body: {} })).body.data?.total

describe('production', () => {
  test('starts with no products and no people, and without the tools of a demo', async () => {
    expect(await services()).toBe(0)
    expect(server.output()).not.toMatch(/password|People of this demo/)
    for (const path of ['/dev/mail', '/dev/mail.json', '/local-stripe/pay/x', '/v1/account']) {
      expect((await server.get(path)).text).not.toMatch(/mailbox|Pay by card/i)
      expect((await server.get(path)).status).toBe(404)
    }
  })

  test('makes browsers use https permanently', async () => {
    const { headers } = await fetch(`${server.url}/`)
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  test('npm run catalogue:load fills an empty catalogue, which the running server then shows; only once', async () => {
    const first = await run('scripts/load-catalogue.ts')
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${productContents.length} services are in the catalogue`),
    })
    await expect.poll(services, { timeout: 5_000 }).toBe(productContents.length)
    const second = await run('scripts/load-catalogue.ts')
    expect(second).toMatchObject({ code: 1, output: expect.stringContaining('nothing was changed') })
    expect(second.output).not.toMatch(/\n\s+at /)
  })

  test('npm run staff:add gives the first person access, with keys that are shown once', async () => {
    const person = ['--name', 'Ines Keller', '--email', 'ines@example.com', '--role', 'admin']
    const added = await run('scripts/add-staff.ts', ...person)
    expect(added.code).toBe(0)
    expect(added.output).toContain('https://portal.example.com/admin/login')
    const password = /first password\s+(\S+)/.exec(added.output)?.[1]
    const secret = /two-factor secret\s+(\S+)/.exec(added.output)?.[1] ?? ''
    expect(added.output).toContain('otpauth://totp/')
    const { body } = await server.call<{ token: string }>('/staff/login', {
      body: { email: 'ines@example.com', password, otp: totpCode(secret, new Date()) },
    })
    expect(body).toMatchObject({ code: 0, data: { staff: { role: 'admin', mustChangePassword: true } } })
    let token = body.data?.token ?? ''
    expect((await server.call('/staff/queue/list', { token })).body.error).toBe('wire.staff_password')
    const own = { currentPassword: password, newPassword: 'nine-green-lanes' }
    const changed = await server.call<{ token: string }>('/staff/changePassword', { token, body: own })
    expect(changed.body.code).toBe(0)
    token = changed.body.data?.token ?? ''
    expect((await server.call('/staff/queue/list', { token })).body.code).toBe(0)

    const email = ['--email', 'ines@example.com']
    const disabled = await run('scripts/staff-access.ts', 'disable', ...email)
    expect(disabled).toMatchObject({ code: 0, output: expect.stringContaining('cannot sign in') })
    expect((await server.call('/staff/me', { token })).body.code).toBe(1)
    expect((await run('scripts/staff-access.ts', 'enable', ...email)).code).toBe(0)
    const again = await run('scripts/add-staff.ts', ...person)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--renew') })
    expect(again.output).not.toMatch(/two-factor secret/)
  })

  test.each([
    [
      ['--name', 'A', '--email', 'a', '--role', 'boss'],
      ['--email', '--role', 'npm run staff:add'],
    ],
    [
      ['--nme', 'A'],
      ['--nme', 'npm run staff:add'],
    ],
    [[], ['--name', '--email', '--role']],
  ])('staff:add with %j says what is wrong', async (args, words) => {
    const { code, output } = await run('scripts/add-staff.ts', ...args)
    expect(code).toBe(1)
    for (const word of words) expect(output).toContain(word)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test.each(['scripts/add-staff.ts', 'scripts/load-catalogue.ts'])(
    '%s refuses the same settings as the server',
    async (script) => {
      const person = ['--name', 'A', '--email', 'a@example.com', '--role', 'agent']
      const child = runNode([script, ...(script.includes('staff') ? person : [])], {
        ...env,
        SMTP_URL: '',
        PUBLIC_URL: 'http://x',
      })
      expect(await child.ended()).toEqual({ code: 1, signal: null })
      for (const name of ['SMTP_URL', 'PUBLIC_URL']) expect(child.output()).toContain(`  - ${name} `)
    },
  )
})
