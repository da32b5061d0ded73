import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { aColleague } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { markPaid, placeOrderOf } from '#orders/testing/orders.builders.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { archiveOf, exported, jsonIn } from '#privacy/testing/privacy.builders.ts'
import * as calls from '../contract.ts'
import { ENDPOINTS_AT_MOST } from '../event-types.ts'
import { aReceiver, type Received } from '../testing/receiver.ts'
import { aWebhook, logOf, webhookOf } from '../testing/webhooks.builders.ts'

const app = await testApp({ config: { webhooks: { allowLocal: true, timeoutMs: 800 } } })
const receiver = await aReceiver()
const inner = await aReceiver()
const { seller, sellerOther, viewer } = app.people
const OF_ONE: readonly CallDefinition[] = [
  calls.updateWebhook,
  calls.enableWebhook,
  calls.rotateWebhookSecret,
  calls.testWebhook,
  calls.removeWebhook,
]
const PAID = { events: ['order.paid'] as const }

beforeEach(async () => {
  receiver.answersWith(200, 'thanks')
  receiver.received.length = 0
  await app.database.pool.query('delete from webhook_endpoints')
})

async function pay() {
  const order = await placeOrderOf(app, seller, 'eori-eu')
  await markPaid(app, order)
  await app.drain()
  return order
}
const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

describe('a webhook', () => {
  it('is told of a paid order, signed as Standard Webhooks asks', async () => {
    const { id, secret } = await aWebhook(app, receiver.url, PAID)
    const order = await pay()
    const [received] = receiver.received
    if (!received) throw new Error('nothing was sent')
    expect(verified(secret, received)).toEqual({
      type: 'order.paid',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      data: { orderId: order.id, orderNumber: order.number, status: 'PAID' },
    })
    expect(received.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(() => verified(secret, { ...received, body: `${received.body} ` })).toThrow('No matching')
    const [delivery] = await logOf(app, id)
    expect(delivery).toMatchObject({
      eventId: received.headers['webhook-id'],
      type: 'order.paid',
      payload: received.body,
      state: 'DELIVERED',
      attempts: 1,
      nextTryAt: null,
      answerStatus: 200,
      answerText: 'thanks',
    })
  })

  it('that nobody of the company has costs no job, and one that is switched off while it waits gets nothing', async () => {
    const jobsOf = async () => {
      const { rows } = await app.database.pool.query<{ name: string }>(
        `select task_identifier as name from graphile_worker.jobs where task_identifier like '%:webhooks'`,
      )
      return rows.map(({ name }) => name)
    }
    await app.drain()
    await markPaid(app, await placeOrderOf(app, sellerOther, 'eori-eu'))
    await aWebhook(app, receiver.url, PAID)
    await markPaid(app, await placeOrderOf(app, sellerOther, 'eori-eu'))
    expect(await jobsOf()).toEqual([])
    await markPaid(app, await placeOrderOf(app, seller, 'eori-eu'))
    expect(await jobsOf()).toEqual(['OrderPaid:webhooks'])
    await app.database.pool.query('update webhook_endpoints set disabled_at = now()')
    await app.drain()
    expect(receiver.received).toEqual([])
  })

  it('is told of an event once, however often the work that tells it is repeated', async () => {
    const first = await aWebhook(app, receiver.url, PAID)
    const second = await aWebhook(app, `${receiver.url}/2`, PAID)
    const order = await pay()
    await app.deps.db.transaction((tx) => app.deps.jobs.publish(tx, 'OrderPaid', { orderId: order.id }))
    await app.drain()
    const sent = receiver.received.map(({ path, headers }) => [path, headers['webhook-id']])
    expect(sent.toSorted()).toEqual([
      ['/hooks', sent[0]?.[1]],
      ['/hooks/2', sent[0]?.[1]],
    ])
    for (const { id } of [first, second]) expect(await logOf(app, id)).toHaveLength(1)
  })

  it('is told nothing that it did not choose, and nothing of another company', async () => {
    await aWebhook(app, receiver.url, { events: ['declaration.filed'] })
    await aWebhook(app, receiver.url, { ...PAID, as: sellerOther })
    await pay()
    expect(receiver.received).toEqual([])
  })

  it('has a secret that is shown once and sealed', async () => {
    const { secret } = await aWebhook(app, receiver.url)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { body } = await app.get(calls.listWebhooks, {}, { as: seller })
    const { rows } = await app.database.pool.query('select * from webhook_endpoints')
    expect(JSON.stringify([body, rows])).not.toContain(secret.slice(6))
  })

  it('has two secrets for a day after a rotation', async () => {
    const { id, secret } = await aWebhook(app, receiver.url, PAID)
    const { body } = await app.post(calls.rotateWebhookSecret, { id }, { as: seller })
    const next = body.data?.secret ?? ''
    expect(next).not.toBe(secret)
    expect(body.data?.endpoint.previousUntil).not.toBeNull()
    await pay()
    const [both] = receiver.received
    if (!both) throw new Error('nothing was sent')
    for (const one of [secret, next]) expect(verified(one, both)).toMatchObject({ type: 'order.paid' })
    await app.database.pool.query(`update webhook_endpoints set previous_until = now() - interval '1 minute'`)
    await pay()
    const last = receiver.received[1]
    if (!last) throw new Error('nothing was sent')
    expect(verified(next, last)).toMatchObject({ type: 'order.paid' })
    expect(() => verified(secret, last)).toThrow('No matching')
    expect((await webhookOf(app, id))?.previousUntil).toBeNull()
  })

  it('can be changed and removed', async () => {
    const { id } = await aWebhook(app, receiver.url, PAID)
    const url = `${receiver.url}/new#part`
    const changed = await app.post(calls.updateWebhook, { id, url, description: 'ERP' }, { as: seller })
    expect(changed.body.data).toMatchObject({
      url: `${receiver.url}/new`,
      description: 'ERP',
      events: ['order.paid'],
    })
    await pay()
    expect(receiver.received).toMatchObject([{ path: '/hooks/new' }])
    const removed = await app.post(calls.removeWebhook, { id }, { as: seller })
    expect(removed.body.data?.endpoints).toEqual([])
    for (const call of OF_ONE)
      expect((await app.post(call, { id }, { as: seller })).body.error).toBe('webhooks.not_found')
    const log = await app.get(calls.listWebhookDeliveries, { id }, { as: seller })
    expect(log.body.error).toBe('webhooks.not_found')
  })

  it('stands beside at most nine others', async () => {
    const all = await Promise.all(
      Array.from({ length: ENDPOINTS_AT_MOST + 2 }, (_, n) =>
        app.post(
          calls.createWebhook,
          { url: `${receiver.url}/${n}`, events: ['order.paid'] },
          { as: seller },
        ),
      ),
    )
    const refused = all.filter(({ body }) => body.error === 'webhooks.too_many')
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.message).toContain('10')
  })

  it.each([
    ['http://example.com/', 'https://'],
    ['https://10.0.0.1/', 'private network'],
    ['https://2130706434/', 'private network'],
    ['https://[::ffff:169.254.169.254]/', 'private network'],
    ['https://me:secret@example.com/', 'user name'],
    ['example.com', 'whole address'],
  ])('cannot be at %s', async (url, expected) => {
    const input = { url, events: ['order.paid'] }
    const { body } = await app.post(calls.createWebhook, input, { as: seller, lang: 'en' })
    expect(body).toMatchObject({ code: 400, error: 'webhooks.bad_address' })
    expect(body.fields?.['url']).toContain(expected)
  })

  it('is for owners alone, and for those of its company', async () => {
    const { id } = await aWebhook(app, receiver.url)
    const { colleague: editor } = await aColleague(app, { role: 'editor' })
    for (const as of [editor, viewer])
      expect((await app.get(calls.listWebhooks, {}, { as })).body.error).toBe('wire.not_allowed')
    for (const call of OF_ONE)
      expect((await app.post(call, { id }, { as: sellerOther })).body.error).toBe('webhooks.not_found')
    expect(await webhookOf(app, id)).toBeDefined()
  })
})

describe('by hand', () => {
  it('a test is sent once, and says what became of it', async () => {
    const { id, secret } = await aWebhook(app, receiver.url, PAID)
    receiver.answersWith(503, 'down for lunch')
    await app.post(calls.testWebhook, { id }, { as: seller })
    await app.drain()
    expect(receiver.received.map((one) => verified(secret, one))).toMatchObject([
      { type: 'webhook.test', data: { webhookId: id } },
    ])
    expect(await logOf(app, id)).toMatchObject([
      {
        type: 'webhook.test',
        state: 'GIVEN_UP',
        attempts: 1,
        failure: 'STATUS',
        answerStatus: 503,
        answerText: 'down for lunch',
      },
    ])
    expect((await webhookOf(app, id))?.failingSince).toBeNull()
  })

  it('a message is sent again under its own id', async () => {
    const { id } = await aWebhook(app, receiver.url, PAID)
    await pay()
    const eventId = (await logOf(app, id))[0]?.eventId
    const { body } = await app.post(calls.replayWebhookDelivery, { id, eventId }, { as: seller })
    expect(body.data).toMatchObject({ state: 'WAITING', attempts: 0 })
    await app.drain()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId])
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body)
    expect(await logOf(app, id)).toMatchObject([{ state: 'DELIVERED', attempts: 1 }])
    const none = await app.post(calls.replayWebhookDelivery, { id, eventId: 'evt_none' }, { as: seller })
    expect(none.body.error).toBe('webhooks.not_found')
  })

  it('nobody sends without end', async () => {
    const { id } = await aWebhook(app, receiver.url, { as: sellerOther })
    // Twice as many, should an hour begin meanwhile.
    const most = 122
    let sent = 0
    for (let error: string | undefined; error === undefined && sent < most; sent++)
      ({ error } = (await app.post(calls.testWebhook, { id }, { as: sellerOther })).body)
    expect(sent).toBeLessThan(most)
  })
})

describe('a receiver', () => {
  it('that redirects inward is not followed', async () => {
    receiver.answers((answer) => answer.writeHead(307, { location: inner.url }).end())
    const { id } = await aWebhook(app, receiver.url, PAID)
    await pay()
    expect(await logOf(app, id)).toMatchObject([
      { state: 'WAITING', failure: 'REDIRECT', answerStatus: 307, attempts: 1 },
    ])
    expect(inner.received).toEqual([])
  })

  it('that answers without end, or not at all, holds nothing up', async () => {
    receiver.answers((answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write('x'.repeat(16_384)));
      }
      answer.on('drain', more)
      more()
    })
    const { id } = await aWebhook(app, receiver.url, PAID)
    await pay()
    expect(await logOf(app, id)).toMatchObject([{ state: 'DELIVERED', answerText: 'x'.repeat(1024) }])
    receiver.answers(() => {})
    await pay()
    expect((await logOf(app, id))[0]).toMatchObject({ state: 'WAITING', failure: 'TIMEOUT' })
  })
})

it('what was told is in the archive of the company, without a secret', async () => {
  const { secret } = await aWebhook(app, receiver.url, PAID)
  const order = await pay()
  const entries = await archiveOf(app, seller, await exported(app, seller))
  expect(jsonIn(entries, 'webhooks')).toMatchObject([{ url: receiver.url, events: ['order.paid'] }])
  const [message] = jsonIn(entries, 'webhook-messages')
  expect(String(message?.['payload'])).toContain(order.number)
  const all = Buffer.concat([...entries.values()]).toString()
  expect([all.includes(secret.slice(6)), all.includes('secretSealed')]).toEqual([false, false])
})
