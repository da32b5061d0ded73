import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import * as calls from '../contract.ts'
import { nextTry, TRIED_FOR_MS } from '../retries.ts'
import { aReceiver } from '../testing/receiver.ts'
import { aWebhook, drainTries, logOf, passes, webhookOf } from '../testing/webhooks.builders.ts'
import { offerEvent } from './offer-event.ts'
import { purgeOldDeliveries } from './webhooks.jobs.ts'

const MINUTE = 60_000
const app = await testApp({ config: { webhooks: { allowLocal: true, timeoutMs: 800 } } })
const receiver = await aReceiver()
const { seller } = app.people
const { rows } = await app.database.pool.query<{ id: string }>(
  `select company_id as id from company_members m join users u on u.id = m.user_id where email = $1`,
  [seller.email],
)
const companyId = rows[0]?.id ?? ''
let happened = 0

beforeEach(async () => {
  receiver.answersWith(500, 'out of order')
  receiver.received.length = 0
  await app.database.pool.query('delete from webhook_endpoints')
})

async function happens() {
  happened += 1
  const data = { orderId: `or_${happened}` }
  await offerEvent(app.deps, { companyId, type: 'order.paid', subject: String(happened), data })
  await drainTries(app)
}
/** Until the next try of the latest message is due, and a moment more. @returns how many tries were made */
async function toNextTry(id: string): Promise<number> {
  const due = (await logOf(app, id))[0]?.nextTryAt
  return due ? passes(app, new Date(due).getTime() - app.clock.now().getTime() + 1_000) : 0
}

describe('a message that is not taken', () => {
  it('is tried again after growing pauses until it is', async () => {
    const { id } = await aWebhook(app, receiver.url)
    await happens()
    const [first] = await logOf(app, id)
    expect(first).toMatchObject({ state: 'WAITING', attempts: 1, failure: 'STATUS', answerStatus: 500 })
    expect(first?.nextTryAt).toBe(nextTry(1, new Date(first?.triedAt ?? ''))?.toISOString())
    expect(await passes(app, MINUTE / 2)).toBe(0)
    expect(await passes(app, MINUTE)).toBe(1)
    expect(await logOf(app, id)).toMatchObject([{ state: 'WAITING', attempts: 2 }])
    expect((await webhookOf(app, id))?.failingSince).toBe(first?.triedAt)
    receiver.answersWith(204)
    expect(await passes(app, 6 * MINUTE)).toBe(1)
    expect(await logOf(app, id)).toMatchObject([{ state: 'DELIVERED', attempts: 3, nextTryAt: null }])
    expect((await webhookOf(app, id))?.failingSince).toBeNull()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is tried once where two processes look at the same time, or a job is repeated', async () => {
    const { id } = await aWebhook(app, receiver.url)
    await happens()
    const [{ eventId } = { eventId: '' }] = await logOf(app, id)
    app.clock.advance(2 * MINUTE)
    const queued = await Promise.all([passes(app, 0), passes(app, 0)])
    expect(queued.toSorted()).toEqual([0, 1])
    const job = { companyId, endpointId: id, eventId, attempts: 1 }
    await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'webhooks.send', job))
    await drainTries(app)
    expect(receiver.received).toHaveLength(2)
    expect(await logOf(app, id)).toMatchObject([{ attempts: 2 }])
  })

  it('is taken up again where a process stopped before its first try', async () => {
    const { id } = await aWebhook(app, receiver.url)
    happened += 1
    await offerEvent(app.deps, { companyId, type: 'order.paid', subject: String(happened), data: {} })
    await app.database.pool.query(
      `select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'webhook:%'`,
    )
    expect(await passes(app, MINUTE)).toBe(0)
    expect(await passes(app, 15 * MINUTE)).toBe(1)
    expect(await logOf(app, id)).toMatchObject([{ attempts: 1 }])
  })
})

describe('a webhook that nothing reaches for three days', () => {
  it('is switched off, and its owners are told by message and mail', async () => {
    const { id } = await aWebhook(app, receiver.url)
    const begun = app.clock.now().getTime()
    await happens()
    while ((await toNextTry(id)) > 0);
    const waited = app.clock.now().getTime() - begun
    expect(waited).toBeGreaterThanOrEqual(TRIED_FOR_MS)
    expect(waited).toBeLessThan(TRIED_FOR_MS + 60 * MINUTE)
    expect(await logOf(app, id)).toMatchObject([{ state: 'GIVEN_UP', attempts: 10, nextTryAt: null }])
    expect(receiver.received).toHaveLength(10)
    expect(await webhookOf(app, id)).toMatchObject({
      disabledAt: expect.any(String) as string,
      disabledBecause: 'FAILING',
    })
    await app.drain()
    const { body } = await app.get(listMessages, {}, { as: seller, lang: 'en' })
    const told = body.data?.records.filter(({ title }) => title.includes('switched off'))
    expect(told).toHaveLength(1)
    expect(told?.[0]?.link).toBe('/workspace/accountInfo#webhooks')
    const mails = (await app.mails()).filter(({ subject }) => subject.includes('Webhook'))
    expect(mails.map(({ to }) => to)).toEqual([seller.email])

    await happens()
    expect(await logOf(app, id)).toHaveLength(1)
    const { eventId } = (await logOf(app, id))[0] ?? {}
    const replay = () => app.post(calls.replayWebhookDelivery, { id, eventId }, { as: seller })
    expect((await replay()).body.error).toBe('webhooks.disabled')

    receiver.answersWith(200)
    const { body: enabled } = await app.post(calls.enableWebhook, { id }, { as: seller })
    expect(enabled.data).toMatchObject({ disabledAt: null, failingSince: null })
    expect((await replay()).body.code).toBe(0)
    await app.drain()
    expect(await logOf(app, id)).toMatchObject([{ state: 'DELIVERED' }])
  })

  it('is not switched off while something reaches it', async () => {
    const { id } = await aWebhook(app, receiver.url)
    await happens()
    await toNextTry(id)
    for (let day = 0; day < 4; day++) {
      receiver.answersWith(200)
      await happens()
      receiver.answersWith(500)
      await happens()
      await passes(app, 24 * 60 * MINUTE)
    }
    expect(await webhookOf(app, id)).toMatchObject({ disabledAt: null })
  })

  it('is switched off at once where it says that it is gone', async () => {
    const { id } = await aWebhook(app, receiver.url)
    await happens()
    receiver.answersWith(410)
    await happens()
    expect(await webhookOf(app, id)).toMatchObject({ disabledBecause: 'GONE' })
    expect((await logOf(app, id)).map(({ state }) => state)).toEqual(['GIVEN_UP', 'GIVEN_UP'])
    expect(await passes(app, 60 * MINUTE)).toBe(0)
    expect(receiver.received).toHaveLength(2)
  })
})

it('what was told is forgotten after 30 days', async () => {
  const { id } = await aWebhook(app, receiver.url)
  receiver.answersWith(200)
  await happens()
  app.clock.advance(29 * 24 * 60 * MINUTE)
  await happens()
  await purgeOldDeliveries(app.deps)
  const { rows: kept } = await app.database.pool.query('select 1 from webhook_deliveries')
  expect(kept).toHaveLength(2)
  app.clock.advance(2 * 24 * 60 * MINUTE)
  await purgeOldDeliveries(app.deps)
  const { rows: left } = await app.database.pool.query('select endpoint_id from webhook_deliveries')
  expect(left).toEqual([{ endpoint_id: id }])
})
