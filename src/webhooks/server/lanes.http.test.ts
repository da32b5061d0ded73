import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import * as calls from '../contract.ts'
import { aReceiver } from '../testing/receiver.ts'
import { aWebhook, drainTries, logOf } from '../testing/webhooks.builders.ts'
import { offerEvent } from './offer-event.ts'
import { sendTest } from './send-by-hand.ts'

const app = await testApp({ config: { webhooks: { allowLocal: true, timeoutMs: 800 } } })
const receiver = await aReceiver()
const { seller } = app.people
const { rows } = await app.database.pool.query<{ company: string; person: string }>(
  `select company_id as company, user_id as person from company_members m join users u on u.id = m.user_id where email = $1`,
  [seller.email],
)
const { company: companyId = '', person: userId = '' } = rows[0] ?? {}

const queues = async () =>
  (
    await app.database.pool.query<{ queue: string }>(
      `select queue_name as queue from graphile_worker.jobs where key like 'webhook:%' order by 1`,
    )
  ).rows.map(({ queue }) => queue)

it('no receiver, however slow, holds more than one worker, and what people try holds one in all', async () => {
  const [one, other] = [await aWebhook(app, receiver.url), await aWebhook(app, receiver.url)]
  receiver.answersWith(200)
  for (const subject of ['1', '2'])
    await offerEvent(app.deps, { companyId, type: 'order.paid', subject, data: {} })
  const ordinary = [one, one, other, other].map(({ id }) => `webhook:${id}`).toSorted()
  expect(await queues()).toEqual(ordinary)
  await drainTries(app)
  for (const { id } of [one, other])
    expect((await app.post(calls.testWebhook, { id }, { as: seller })).body.code).toBe(0)
  const { eventId } = (await logOf(app, one.id)).find(({ state }) => state === 'DELIVERED') ?? {}
  expect(
    (await app.post(calls.replayWebhookDelivery, { id: one.id, eventId }, { as: seller })).body.code,
  ).toBe(0)
  expect(await queues()).toEqual(['webhooks-byHand', 'webhooks-byHand', 'webhooks-byHand'])
  await drainTries(app)
  expect(await queues()).toEqual([])
})

const tried = (n: number) => {
  const inOther = { companyId: `com_other_${n}`, userId } as Parameters<typeof sendTest>[1]
  return sendTest(app.deps as Parameters<typeof sendTest>[0], inOther, { id: 'whe_none' }).catch(
    (error: Error) => error.message,
  )
}

it('somebody with many companies tries no more often than somebody with one', async () => {
  const told: unknown[] = []
  for (let n = 0; n < 62; n += 1) told.push(await tried(n))
  expect(new Set(told.slice(0, 55))).toEqual(new Set(['webhooks.not_found']))
  expect(told.at(-1)).toBe('limits.too_many_tries')
})
