import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploadDocument } from '#documents/contract.ts'
import { storedFiles } from '#documents/server/documents.tables.ts'
import { testApp } from '#main/testing/test-app.ts'
import { changeWebhookHealth } from '#payments/server/webhook-health.repository.ts'
import { NO_WEBHOOKS } from '#payments/webhook-health.ts'
import { standingFailures } from '../staff/contract.ts'
import { noteRefused } from './refused-mail.repository.ts'
import { recordTold, toldFacts } from './told.repository.ts'
import { TOLD } from './watch-endings.ts'

const today = new Date().toISOString().slice(0, 10)
const app = await testApp({
  config: {
    credentials: [
      { name: 'S3 key', last: today },
      { name: 'Stripe key', last: '2099-01-31' },
    ],
  },
})
const { admin, agent, seller } = app.people
const failing = async () => {
  const { body } = await app.get(standingFailures, {}, { as: admin })
  return body.data?.failures
}
const names = async () => (await failing())?.map(({ kind, names }) => `${kind}: ${names.join(', ')}`)
const began = app.clock.now().getTime()
const ago = (minutes: number) => new Date(began - minutes * 60_000)
const sqlOf = (statement: string) => app.database.pool.query(statement)
app.deps.jobs.register('test.fails', async () => {
  throw new Error('never works')
})
const fail = async (maxAttempts?: number) => {
  const settings = maxAttempts === undefined ? {} : { maxAttempts }
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'test.fails', {}, settings))
  await app.drain()
}

test('a credential that ends soon is shown with its last day, one that ends later is not', async () => {
  const ending = { kind: 'CREDENTIAL', since: null, until: today, names: ['S3 key'], further: 0 }
  expect(await failing()).toEqual([ending])
  app.config.credentials = []
  expect(await failing()).toEqual([])
})

test('the certificate is shown as the last look found it', async () => {
  const fact = `CERTIFICATE|${today}|3|portal.example`
  await app.deps.db.transaction(async (tx) => {
    await toldFacts(tx, TOLD)
    await recordTold(tx, TOLD, [fact])
  })
  expect(await names()).toEqual(['CERTIFICATE: portal.example'])
  await app.deps.db.transaction((tx) => recordTold(tx, TOLD, []))
  expect(await failing()).toEqual([])
})

test('scheduled work that fails for an hour, since when; then what was given up, each counted', async () => {
  await fail()
  await sqlOf(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values ('test.fails', now() - interval '2 days', now() - interval '70 minutes')`,
  )
  expect(await failing()).toEqual([])
  await sqlOf(`update graphile_worker._private_jobs set created_at = now() - interval '65 minutes'`)
  const [failure] = (await failing()) ?? []
  expect(failure).toMatchObject({ kind: 'JOBS_FAILING', names: ['test.fails'], until: null, further: 0 })
  const since = Date.now() - Date.parse(failure?.since ?? '')
  expect(Math.round(since / 60_000)).toBe(65)
  await sqlOf(`delete from graphile_worker._private_jobs`)
  await fail(1)
  await fail(1)
  expect(await names()).toEqual(['JOBS_GIVEN_UP: test.fails ×2'])
  await sqlOf(`delete from graphile_worker._private_jobs`)
  expect(await failing()).toEqual([])
})

const set = (more: object) =>
  app.deps.db.transaction((tx) => changeWebhookHealth(tx, 'stripe', (known) => ({ ...known, ...more })))

test('webhooks that are rejected, until one is accepted', async () => {
  const health = { rejections: 5, isTold: true, rejectedAt: ago(1).toISOString() }
  await set({ ...health, firstRejectedAt: ago(90).toISOString() })
  expect(await failing()).toMatchObject([{ kind: 'WEBHOOKS_REJECTED', since: ago(90).toISOString() }])
  await set(NO_WEBHOOKS)
  expect(await failing()).toEqual([])
})

test('files that wait for the scanner, by when the first of them came', async () => {
  await app.upload(uploadDocument, { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }, { as: seller })
  const wait = (minutes: number) =>
    app.deps.db.update(storedFiles).set({ scan: 'pending', waitingSince: ago(1), uploadedAt: ago(minutes) })
  await wait(20)
  expect(await failing()).toEqual([])
  await wait(40)
  expect(await failing()).toMatchObject([{ kind: 'FILES_WAITING', since: ago(40).toISOString() }])
  await app.deps.db.update(storedFiles).set({ waitingSince: null }).where(eq(storedFiles.scan, 'pending'))
  expect(await failing()).toEqual([])
})

test('addresses that refuse mail stand for two weeks, three of them named', async () => {
  for (const [at, days] of [1, 2, 3, 4, 15].entries())
    await noteRefused(app.deps.db, [`mark-${at}`], {
      shown: `a…n@shop-${at}.example`,
      reply: 550,
      refusedAt: ago(days * 24 * 60),
    })
  expect(await failing()).toMatchObject([
    {
      kind: 'MAIL_REFUSED',
      since: ago(4 * 24 * 60).toISOString(),
      names: ['a…n@shop-0.example (550)', 'a…n@shop-1.example (550)', 'a…n@shop-2.example (550)'],
      further: 1,
    },
  ])
})

test('others than administrators do not learn of it', async () => {
  const { body } = await app.get(standingFailures, {}, { as: agent })
  expect(body).toMatchObject({ data: null, error: 'wire.staff_role' })
})
