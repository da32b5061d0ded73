import { productContents } from '#catalogue/content/content.ts'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { outage } from '#platform/testing/outage.ts'
import { ensureTemplate, createTestDatabase } from '#platform/testing/postgres.ts'
import { newId } from '#platform/shared/ids.ts'
import { dataFolder, demoPeople, signIn, startServer, type ServerProcess } from './testing/server-process.ts'

/* Two processes of the product on one database: clients cannot tell which one answers. */

let one: ServerProcess
let two: ServerProcess
let databaseUrl: string
let sellers: Awaited<ReturnType<typeof demoPeople>>

beforeAll(async () => {
  await ensureTemplate(async () => {}, 'empty')
  const [{ url }, folder] = [await createTestDatabase('empty'), await dataFolder()]
  databaseUrl = url
  const env = { GREENLANE_DATA_DIR: folder, DATABASE_URL: url }
  // Both at the same moment on an empty database: they migrate and seed it once.
  ;[one, two] = await Promise.all([startServer(env), startServer(env)])
  await Promise.all([one.ready(), two.ready()])
  sellers = (await demoPeople(folder)).filter((person) => person.role === 'seller')
})

const seller = (index = 0) => {
  const found = sellers[index]
  if (!found) throw new Error('no seller')
  return found
}
/** The recipients of mails to these people, according to the second process. */
const sent = async () =>
  (JSON.parse((await two.get('/dev/mail.json')).text) as { to: string }[])
    .map((mail) => mail.to)
    .filter((to) => to.endsWith('@two.example'))
const code = async (server: ServerProcess, path: string, token: string) =>
  (await server.call(path, { token })).body.code

describe('two processes', () => {
  test('seeded the demo only once', async () => {
    const answers = await Promise.all(
      [one, two].map((server) => server.call<{ total: number }>('/product/list', { body: {} })),
    )
    expect(answers.map((answer) => answer.body.data?.total)).toEqual([
      productContents.length,
      productContents.length,
    ])
  })

  test('share sessions: a sign-in at one is valid at both; a sign-out at the other ends it at both', async () => {
    const token = await signIn(one, seller())
    expect(await code(two, '/user/info', token)).toBe(0)
    expect((await two.call('/user/logout', { token, body: {} })).body.code).toBe(0)
    expect(await code(one, '/user/info', token)).toBe(1)
    expect(await code(two, '/user/info', token)).toBe(1)
  })

  test('a session that was used at one a moment ago ends there within a second of its end at the other', async () => {
    const token = await signIn(one, seller())
    expect(await code(one, '/user/info', token)).toBe(0)
    expect((await two.call('/user/logout', { token, body: {} })).body.code).toBe(0)
    const ended = Date.now()
    // What writes, or hands out a file, is refused at once.
    expect((await one.call('/stationMsg/readAll/ALL', { token, body: {} })).body.code).toBe(1)
    await expect.poll(() => code(one, '/user/info', token), { interval: 50, timeout: 3_000 }).toBe(1)
    expect(Date.now() - ended).toBeLessThan(1_500)
  })

  test('share limits: wrong passwords are counted together', async () => {
    const { email } = seller(1)
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        [one, two][i % 2]?.call('/user/login', { body: { email, password: `wrong password ${i}` } }),
      ),
    )
    expect(tries.filter((answer) => answer?.status !== 429)).toHaveLength(10)
  })

  test('share idempotency keys: the same request to both at once happens once and answers the same bytes', async () => {
    const token = await signIn(one, seller())
    const products = await one.call<{ records: { id: string }[] }>('/product/list', { body: {} })
    const body = { productId: products.body.data?.records[0]?.id, quantity: 1 }
    const key = newId('key')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        [one, two][i % 2]?.call('/shoppingCart/add', { token, key, body }),
      ),
    )
    expect(answers[0]?.body.code).toBe(0)
    expect(new Set(answers.map((answer) => answer?.text)).size).toBe(1)
    const other = await two.call('/shoppingCart/add', { token, key, body: { ...body, quantity: 2 } })
    expect(other.body).toMatchObject({ code: 499, error: 'wire.key_reused' })
    expect((await two.call<number>('/shoppingCart/count', { token })).body.data).toBe(1)
  })

  test('share background jobs: one mail per registration, whichever sends it', async () => {
    const emails = Array.from({ length: 6 }, (_, i) => `person-${i}@two.example`)
    await Promise.all(
      emails.map((email, i) =>
        [one, two][i % 2]?.call('/user/register', {
          body: {
            email,
            name: 'A',
            companyName: 'C',
            companyCountry: 'DE',
            lang: 'en',
            agreementVersion: AGREEMENT_VERSION,
          },
        }),
      ),
    )
    await expect.poll(sent, { timeout: 15_000 }).toHaveLength(6)
    expect((await sent()).toSorted()).toEqual(emails)
  })

  test('survive an outage of their database and are back within 5 s of its end', async () => {
    const token = await signIn(one, seller())
    const away = outage(databaseUrl, 6_000)
    const codes = new Set<number>()
    const during = Date.now()
    while (Date.now() - during < 5_500) {
      for (const server of [one, two]) codes.add(await code(server, '/order/list', token))
      await sleep(100)
    }
    expect([...codes].filter((found) => found !== 0)).toEqual([502])
    await away
    const over = Date.now()
    for (const server of [one, two])
      await expect.poll(() => code(server, '/order/list', token), { timeout: 5_000 }).toBe(0)
    expect(Date.now() - over).toBeLessThan(5_000)
  })

  test('one continues when the other is killed, and stops gracefully', async () => {
    const token = await signIn(two, seller())
    one.kill('SIGKILL')
    await one.ended()
    expect(await code(two, '/user/info', token)).toBe(0)
    two.kill('SIGTERM')
    expect(await two.ended()).toEqual({ code: 0, signal: null })
  })
})
