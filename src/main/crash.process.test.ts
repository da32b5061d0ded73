import { setTimeout as sleep } from 'node:timers/promises'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dataFolder,
  demoPeople,
  killDatabase,
  signIn,
  startServer,
  type ServerProcess,
} from './testing/server-process.ts'

const folder = await dataFolder()
const env = { GREENLANE_DATA_DIR: folder, LOG_LEVEL: 'warn' }
const START_MS = 90_000
let server: ServerProcess
let token: string
let services: string[]

async function start(): Promise<void> {
  server = await startServer(env)
  await server.ready()
}

beforeAll(async () => {
  await start()
  const seller = (await demoPeople(folder)).find((person) => person.role === 'seller')
  if (!seller) throw new Error('no seller')
  token = await signIn(server, seller)
  const { body } = await server.call<{ records: { id: string }[] }>('/product/list', {
    body: { pageSize: 20 },
  })
  services = body.data?.records.map((product) => product.id) ?? []
}, START_MS)

/** Adds services to the cart one by one until the server is gone. @returns how many lines were acknowledged */
async function fillUntilGone(): Promise<number> {
  let acknowledged = 0
  for (let i = 0; ; i++) {
    const productId = services[i % services.length]
    const quantity = 1 + (i % 3)
    const answer = await server
      .call<number>('/shoppingCart/add', { token, body: { productId, quantity } })
      .catch(() => undefined)
    if (!answer) return acknowledged
    if (answer.body.code === 0) acknowledged = Math.max(acknowledged, answer.body.data ?? 0)
  }
}

const inCart = async () => (await server.call<number>('/shoppingCart/count', { token })).body.data

describe('after kill -9', () => {
  test.each<[string, () => Promise<void>]>([
    ['of the server', async () => server.kill('SIGKILL')],
    [
      'of the server and its database',
      async () => {
        await killDatabase(folder)
        server.kill('SIGKILL')
      },
    ],
    [
      'of the database, then of the server while it starts it again',
      async () => {
        await killDatabase(folder)
        await sleep(600)
        server.kill('SIGKILL')
      },
    ],
  ])(
    '%s the next start works and what was acknowledged is there',
    async (_name, kill) => {
      const filling = fillUntilGone()
      await sleep(300)
      await kill()
      await server.ended()
      const acknowledged = await filling
      expect(acknowledged).toBeGreaterThan(0)
      await start()
      expect(await inCart()).toBeGreaterThanOrEqual(acknowledged)
    },
    START_MS,
  )
})

describe('while the database is gone', () => {
  test(
    'the process keeps running and answers the envelope; it recovers within 5 s',
    async () => {
      const before = await inCart()
      await killDatabase(folder)
      const gone = Date.now()
      const codes = new Set<number>()
      let back = 0
      while (Date.now() - gone < 20_000 && back === 0) {
        const answer = await server.call('/order/list', { token })
        expect(answer.body).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
        expect(answer.text).not.toMatch(/ECONN|ENOENT|socket|postgres|select /i)
        codes.add(answer.body.code)
        if (codes.has(502) && answer.body.code === 0) back = Date.now()
        else await sleep(20)
      }
      expect([...codes].toSorted()).toEqual([0, 502])
      expect(back - gone).toBeLessThan(5_000)
      expect(server.running()).toBe(true)
      expect(await inCart()).toBe(before)
    },
    START_MS,
  )

  test('/health keeps answering and /ready recovers', async () => {
    await killDatabase(folder)
    expect((await server.get('/health')).status).toBe(200)
    await expect.poll(async () => (await server.get('/ready')).status, { timeout: 10_000 }).toBe(200)
  }, 30_000)

  test(
    'background jobs continue afterwards',
    async () => {
      const email = `after-${Date.now()}@crash.example`
      const person = { name: 'A', companyName: 'C', companyCountry: 'DE', lang: 'en' }
      const body = { ...person, email, agreementVersion: AGREEMENT_VERSION }
      await killDatabase(folder)
      const register = async () => (await server.call('/user/register', { body })).body.code
      await expect.poll(register, { timeout: 10_000 }).toBe(0)
      await expect
        .poll(async () => (await server.get('/dev/mail.json')).text, { timeout: 30_000, interval: 200 })
        .toContain(email)
    },
    START_MS,
  )

  test('none of it was logged as an unexpected error', () => {
    expect(server.output()).not.toContain('unexpected error')
    expect(server.output()).not.toMatch(/UnhandledPromiseRejection|Unhandled/)
  })
})
