import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  dataFolder,
  databasePid,
  demoPeople,
  runNode,
  signIn,
  startServer,
  type ServerProcess,
} from './testing/server-process.ts'

const START_MS = 90_000
const STOP_MS = 10_000
/** Far above what a start takes, which is measured elsewhere. */
const AGAIN_MS = 30_000

describe('production', async () => {
  const folder = await dataFolder()
  const production = { GREENLANE_MODE: 'production', GREENLANE_DATA_DIR: folder }

  test('does not start without settings, lists all missing ones at once and leaves nothing behind', async () => {
    const server = runNode(['src/main/server.ts'], production)
    expect(await server.ended()).toEqual({ code: 1, signal: null })
    const listed = [...server.output().matchAll(/^ {2}- (\w+) /gm)].map((match) => match[1])
    expect(listed).toEqual([
      'PUBLIC_URL',
      'DATABASE_URL',
      'GREENLANE_ENCRYPTION_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'TRUST_PROXY',
      'GREENLANE_PAYMENT_PROVIDER',
      'GREENLANE_AGENCY_NAME',
      'GREENLANE_AGENCY_ADDRESS',
      'GREENLANE_AGENCY_VAT_NUMBER',
      'GREENLANE_AGENCY_EMAIL',
    ])
    expect(server.output()).toContain('docs/operate.md')
    expect(server.output()).not.toMatch(/\n\s+at /)
    expect(await readdir(folder)).toEqual([])
  })

  test('reports a bad value beside the missing ones, also for the log level', async () => {
    const server = runNode(['src/main/server.ts'], { ...production, LOG_LEVEL: 'loud', PORT: 'eighty' })
    expect(await server.ended()).toEqual({ code: 1, signal: null })
    for (const name of ['LOG_LEVEL', 'PORT', 'DATABASE_URL'])
      expect(server.output()).toContain(`  - ${name} `)
    expect(server.output()).not.toMatch(/\n\s+at /)
  })
})

describe('a demo', async () => {
  const folder = await dataFolder()
  let server: ServerProcess

  test(
    'starts from scratch: creates its database, fills it, and prints its address and its people',
    async () => {
      server = await startServer({ GREENLANE_DATA_DIR: folder })
      await server.ready()
      const people = await demoPeople(folder)
      expect(people.map((person) => person.role).toSorted()).toEqual([
        'admin',
        'agent',
        'finance',
        'reviewer',
        'seller',
        'seller',
        'seller',
        'viewer',
      ])
      await expect.poll(() => server.output()).toContain('Stop with Ctrl+C')
      expect(server.output()).toContain(server.url)
      expect(server.output()).toContain(`${server.url}/dev/mail`)
      for (const { email, password } of people) {
        expect(server.output()).toContain(email)
        expect(server.output()).toContain(password)
      }
    },
    START_MS,
  )

  test('stores people and secrets in files that only its owner can read', async () => {
    for (const file of ['demo-people.json', 'secrets.json']) {
      expect(((await stat(join(folder, file))).mode & 0o777).toString(8)).toBe('600')
    }
    const people = await demoPeople(folder)
    expect(
      people
        .filter((person) => ['agent', 'reviewer', 'admin'].includes(person.role))
        .every((person) => person.totpSecret),
    ).toBe(true)
    expect(new Set(people.map((person) => person.password)).size).toBe(people.length)
  })

  test('accepts the printed people: three sellers of different companies', async () => {
    const sellers = (await demoPeople(folder)).filter((person) => person.role === 'seller')
    const companies = await Promise.all(
      sellers.map(async (seller) => {
        const token = await signIn(server, seller)
        const { body } = await server.call<{ id: string }>('/company/info', { token })
        return body.data?.id
      }),
    )
    expect(new Set(companies).size).toBe(3)
  })

  test('answers its pages and its probes', async () => {
    expect((await server.get('/')).text).toContain('<html')
    expect((await server.get('/health')).status).toBe(200)
    expect((await server.get('/dev/mail.json')).status).toBe(200)
  })

  test('logs JSON lines with request ids, and no secret in them', async () => {
    const people = await demoPeople(folder)
    const [seller] = people
    if (!seller) throw new Error('no seller')
    const token = await signIn(server, seller)
    await server.call('/user/info?token=in-the-address', { token })
    await server.call('/user/login', { body: { email: seller.email, password: 'a wrong password' } })
    await server.call('/user/login', { body: '{"password":' })
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['msg'] === 'request')
    expect(requests.length).toBeGreaterThan(5)
    for (const line of requests) expect(line['requestId']).toMatch(/^[0-9a-f-]{36}$/)
    const logged = lines.join('\n')
    for (const secret of [
      token,
      'in-the-address',
      'a wrong password',
      ...people.map((person) => person.password),
    ]) {
      expect(logged).not.toContain(secret)
    }
  })

  test('stops gracefully: a running request is answered, the exit code is 0, the database stops with it', async () => {
    const answers = Promise.allSettled(
      Array.from({ length: 6 }, (_, i) =>
        server.call('/user/login', { body: { email: `nobody-${i}@x.example`, password: 'hashed slowly' } }),
      ),
    )
    await sleep(40)
    server.kill('SIGTERM')
    const began = Date.now()
    expect(await server.ended()).toEqual({ code: 0, signal: null })
    expect(Date.now() - began).toBeLessThan(STOP_MS)
    expect((await answers).map((answer) => answer.status)).toEqual(
      Array.from({ length: 6 }, () => 'fulfilled'),
    )
    await expect(databasePid(folder)).rejects.toThrow(/ENOENT|ESRCH/)
    expect(server.output()).not.toContain('a step of stopping failed')
  })

  test(
    'does not start with another encryption key, and says which one is missing',
    async () => {
      const key = randomBytes(32).toString('base64')
      const wrong = await startServer({ GREENLANE_DATA_DIR: folder, GREENLANE_ENCRYPTION_KEYS: key })
      expect(await wrong.ended()).toEqual({ code: 1, signal: null })
      expect(wrong.output()).toMatch(/- GREENLANE_ENCRYPTION_KEYS lacks the key [0-9a-f]{8},/)
      expect(wrong.output()).not.toMatch(/\n\s+at /)
      await expect(databasePid(folder)).rejects.toThrow(/ENOENT|ESRCH/)
    },
    START_MS,
  )

  test(
    'starts again in seconds, with the same people, and Ctrl+C stops it as well',
    async () => {
      const before = await demoPeople(folder)
      const began = Date.now()
      const again = await startServer({ GREENLANE_DATA_DIR: folder })
      await again.ready()
      expect(Date.now() - began).toBeLessThan(AGAIN_MS)
      expect(await demoPeople(folder)).toEqual(before)
      const [seller] = before
      if (seller) await signIn(again, seller)
      again.kill('SIGINT')
      expect(await again.ended()).toEqual({ code: 0, signal: null })
    },
    START_MS,
  )
})
