import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { money } from '#platform/shared/money.ts'
import { CALLS_A_SECOND } from '../../local-stripe/rate-limit.ts'
import { signEvent } from '../../local-stripe/sign-event.ts'
import { tooMany } from '../../local-stripe/stripe-error.ts'
import { ONLINE_METHODS } from '../../payment-methods.ts'
import { eventOf } from '../../testing/webhook-storm.ts'
import { MethodRefused, ProviderDown, WebhookRejected } from '../payment-provider.ts'
import { createStripeAdapter } from './stripe-adapter.ts'
import { stripeSettings, type StripeSettings } from './stripe-settings.ts'

const app = await testApp({ listen: true })
const settings = stripeSettings(app.config) as StripeSettings
const stripe = createStripeAdapter(settings)
let serial = 0

const wanted = (change: object = {}) => ({
  reference: `pay_adapter_${++serial}`,
  orderNumber: 'OR-2026-999999',
  method: 'CARD' as const,
  amount: money(12_345, 'EUR'),
  lang: 'zh' as const,
  returnUrl: 'https://portal.example/back',
  ...change,
})

describe('a session at Stripe', () => {
  it('is made once for a payment, with what was asked', async () => {
    const one = wanted()
    const [first, second] = await Promise.all([stripe.createSession(one), stripe.createSession(one)])
    expect(second).toEqual(first)
    expect(first).toMatchObject({
      status: 'OPEN',
      amount: { amount: 12_345, currency: 'EUR' },
      mode: 'test',
      reference: one.reference,
      orderNumber: 'OR-2026-999999',
      intentId: null,
    })
    expect(await stripe.fetchSession(first.id)).toEqual(first)
    expect(await (await fetch(first.url)).text()).toContain('€123.45')
  })

  it('can be asked about by more tabs at the same moment than Stripe takes calls in a second', async () => {
    const { id } = await stripe.createSession(wanted())
    const answers = await Promise.all(
      Array.from({ length: 2 * CALLS_A_SECOND }, () => stripe.fetchSession(id)),
    )
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]))
  })

  it('is an error where the same key asks for something else', async () => {
    const one = wanted()
    await stripe.createSession(one)
    await expect(stripe.createSession({ ...one, amount: money(1_000, 'EUR') })).rejects.toThrow(ProviderDown)
  })

  it.each(ONLINE_METHODS)('can be made for %s', async (method) => {
    const { url } = await stripe.createSession(wanted({ method }))
    expect((await fetch(url)).status).toBe(200)
  })

  it('is refused for a method that does not take the currency, and for too little', async () => {
    const sepa = stripe.createSession(wanted({ method: 'SEPA_DEBIT', amount: money(5_000, 'CNY') }))
    await expect(sepa).rejects.toThrow(MethodRefused)
    await expect(stripe.createSession(wanted({ amount: money(10, 'EUR') }))).rejects.toThrow(
      'amount_too_small',
    )
  })

  it('is out of reach for another key, a session that is not there, and no server at all', async () => {
    const stranger = createStripeAdapter({ ...settings, secretKey: 'sk_test_somebodyelse' })
    await expect(stranger.createSession(wanted())).rejects.toThrow(ProviderDown)
    await expect(stripe.fetchSession('cs_test_0123456789')).rejects.toThrow(ProviderDown)
    const nowhere = createStripeAdapter({ ...settings, api: () => 'http://localhost:1' })
    await expect(nowhere.createSession(wanted())).rejects.toThrow(ProviderDown)
  })

  it('waits where Stripe is asked too often', async () => {
    const busy = createServer((_request, response) => {
      response.writeHead(429, { 'content-type': 'application/json' })
      response.end(JSON.stringify(tooMany().json('req_1')))
    })
    await new Promise<void>((resolve) => busy.listen(0, 'localhost', resolve))
    const { port } = busy.address() as AddressInfo
    const asking = createStripeAdapter({ ...settings, api: () => `http://localhost:${port}` })
    await expect(asking.createSession(wanted())).rejects.toThrow(ProviderDown)
    busy.close()
  })
})

describe('what the account takes', () => {
  it('is all as long as nobody asked, and then what is switched on there', async () => {
    expect(await stripe.refreshOffer()).toEqual({ methods: new Set(ONLINE_METHODS), country: 'DE' })
  })

  it('is nothing where the key belongs to another account', async () => {
    const other = createStripeAdapter({ ...settings, account: 'acct_another0000' })
    expect(other.offer().methods.size).toBe(ONLINE_METHODS.length)
    await other.refreshOffer()
    expect(other.offer().methods.size).toBe(0)
  })

  it('is asked in the background', async () => {
    const watching = { ...settings, account: 'acct_another0000', watchesAccount: true }
    const { offer } = createStripeAdapter(watching)
    await expect.poll(() => offer().methods.size).toBe(0)
  })
})

describe('the list of events', () => {
  it('is read window by window where there are more than one look takes, and loses none', async () => {
    const few = createStripeAdapter(settings, 4)
    const from = new Date(Math.floor(app.clock.now().getTime() / 1000) * 1000 - 100_000)
    await app.deps.db.execute(
      `insert into local_stripe_events (id, object_id, tries, type, body, created_at)
       select 'evt_many' || n, 'dp_many', 0, 'charge.dispute.updated',
         json_build_object('id', 'evt_many' || n, 'type', 'charge.dispute.updated', 'livemode', false,
           'created', ${from.getTime() / 1000} + n * 3, 'data', json_build_object('object', json_build_object()))::text,
         to_timestamp(${from.getTime() / 1000} + n * 3)
       from generate_series(1, 21) n`,
    )
    const until = app.clock.now()
    const seen: string[] = []
    let looks = 0
    for (let next = from; next < until; looks++) {
      const look = await few.eventsIn({ from: next, until })
      expect(look.until.getTime()).toBeGreaterThan(next.getTime())
      expect(look.events.length).toBeLessThan(4)
      seen.push(...look.events.map(({ id }) => id))
      next = look.until
    }
    const wanted = Array.from({ length: 21 }, (_, n) => `evt_many${n + 1}`)
    expect(seen.filter((id) => id.startsWith('evt_many'))).toEqual(wanted)
    expect(looks).toBeGreaterThan(5)
  })
})

describe('a signature', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const body = JSON.stringify(
    eventOf(
      {
        id: 'cs_test_0123456789',
        url: '',
        paymentId: 'pay_1',
        orderNumber: 'OR-1',
        amount: 1,
        currency: 'EUR',
      },
      now,
      { id: 'evt_1' },
    ),
  )
  const [current = ''] = settings.webhookSecrets
  const rotating = createStripeAdapter({ ...settings, webhookSecrets: ['whsec_next00000', current] })
  const read = (secret: string, at = now, sent = body, provider = rotating) =>
    provider.verifyWebhook({
      rawBody: Buffer.from(sent),
      headers: { 'stripe-signature': signEvent(secret, body, at) },
      now,
    })

  it('is believed by each of the secrets, and by none that was taken out', async () => {
    expect((await read(current)).id).toBe('evt_1')
    expect((await read('whsec_next00000')).id).toBe('evt_1')
    const rotated = createStripeAdapter({ ...settings, webhookSecrets: ['whsec_next00000'] })
    await expect(read(current, now, body, rotated)).rejects.toThrow(WebhookRejected)
  })

  it.each<[string, string | undefined, boolean]>([
    ['with an unknown secret', signEvent('whsec_unknown0', body, now), true],
    ['of ten minutes ago', signEvent('whsec_unknown0', body, new Date(now.getTime() - 600_000)), false],
    ['of any text', 'x', false],
    ['without a header', undefined, false],
  ])(
    'signed %s is rejected, and counts as the provider’s only where it may be: %s, %s',
    async (_how, header, isSigned) => {
      const headers = header === undefined ? {} : { 'stripe-signature': header }
      const sent = { rawBody: Buffer.from(body), headers, now }
      await expect(rotating.verifyWebhook(sent)).rejects.toMatchObject({ isSigned })
    },
  )

  it('is believed for five minutes, over these bytes alone', async () => {
    expect((await read(current, new Date(now.getTime() - 300_000))).about).toBe('session')
    await expect(read(current, new Date(now.getTime() - 301_000))).rejects.toThrow('tolerance')
    await expect(read(current, now, `${body} `)).rejects.toThrow(WebhookRejected)
    const unsigned = { rawBody: Buffer.from(body), headers: {}, now }
    await expect(rotating.verifyWebhook(unsigned)).rejects.toThrow(WebhookRejected)
  })

  it('of a year ago is not believed, and nothing that is no event', async () => {
    await expect(read(current, new Date('2025-11-25T12:00:00Z'))).rejects.toThrow(WebhookRejected)
    const text = '{"hello":"world"}'
    const headers = { 'stripe-signature': signEvent(current, text, now) }
    await expect(rotating.verifyWebhook({ rawBody: Buffer.from(text), headers, now })).rejects.toThrow(
      'unreadable',
    )
  })
})
