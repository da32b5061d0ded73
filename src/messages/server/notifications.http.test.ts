import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import {
  changeNotifications,
  listMessages,
  readMailChoices,
  readNotifications,
  stopMails,
  type TopicSettings,
} from '../contract.ts'
import { makeDigests } from './make-digests.ts'
import { notify } from './notify.ts'
import { privacyMessages } from '#privacy/server/privacy.messages.ts'
import { ordersMessages } from '#orders/server/orders.messages.ts'
import { workOrdersMessages } from '#work-orders/server/work-orders.messages.ts'

const app = await testApp()
const { seller, viewer, sellerOther } = app.people
const { rows: companies } = await app.database.pool.query<{ id: string }>(
  "select id from companies where name like '%Brightoak%'",
)
const companyId = companies[0]?.id ?? ''

const settings = async (as = seller) => (await app.get(readNotifications, {}, { as })).body.data
const change = (topic: string, channel: string, on: boolean, as = seller) =>
  app.post(changeNotifications, { topic, channel, on }, { as })
const topicIn = (found: { topics: TopicSettings[] } | null | undefined, topic: string) =>
  found?.topics.find((one) => one.topic === topic)
const paid = async (number: string) => {
  await app.deps.db.transaction((tx) =>
    notify(tx, app.deps, {
      companyId,
      kind: ordersMessages.paid,
      params: { orderId: 'or_x', number, sum: { amount: 100, currency: 'EUR' } },
    }),
  )
}
const mailsOf = async (text: string) => {
  await app.drain()
  return (await app.mails()).filter(
    ({ subject, text: body }) => subject.includes(text) || body.includes(text),
  )
}
/** Sets the clock to an hour of the company's day, in Shanghai. */
const at = (day: string, time: string) => app.clock.set(new Date(`${day}T${time}+08:00`))
const reset = () => app.database.pool.query('delete from message_channels')

describe('the channels of a topic', () => {
  it('are as usual until somebody chooses, and each member chooses for one company', async () => {
    const usual = await settings()
    expect(usual).toMatchObject({ email: seller.email, digest: { hour: 8, timeZone: 'Asia/Shanghai' } })
    expect(topicIn(usual, 'ORDER')).toEqual({
      topic: 'ORDER',
      here: true,
      email: true,
      digest: false,
      locked: [],
    })
    expect(topicIn(usual, 'SYSTEM')?.locked).toEqual(['here', 'email'])
    expect(topicIn(await settings(viewer), 'ORDER')?.email).toBe(false)
    const changed = await change('ORDER', 'email', false)
    expect(topicIn(changed.body.data, 'ORDER')).toMatchObject({ here: true, email: false })
    expect(topicIn(await settings(sellerOther), 'ORDER')?.email).toBe(true)
    await Promise.all([change('ORDER', 'digest', true), change('ORDER', 'email', true)])
    expect(topicIn(await settings(), 'ORDER')).toMatchObject({ email: true, digest: true })
    await reset()
  })

  it('that are locked stay on, and unknown ones are refused', async () => {
    const refused = await change('SYSTEM', 'email', false)
    expect(refused.body).toMatchObject({ code: 499, error: 'messages.channel_locked' })
    expect((await change('ACTION', 'email', false, viewer)).body.code).toBe(0)
    expect((await change('OTHER', 'email', false)).body.code).toBe(400)
    expect((await change('ORDER', 'fax', true)).body.code).toBe(400)
    await reset()
  })

  it('decide what is shown and what is mailed', async () => {
    await paid('OR-A')
    expect((await mailsOf('OR-A')).map(({ to }) => to)).toEqual([seller.email])
    await change('ORDER', 'email', false)
    await change('ORDER', 'email', true, viewer)
    await paid('OR-B')
    expect((await mailsOf('OR-B')).map(({ to }) => to)).toEqual([viewer.email])
    await change('ORDER', 'here', false)
    await paid('OR-C')
    const { records = [] } = (await app.get(listMessages, {}, { as: seller })).body.data ?? {}
    expect(records.map(({ title }) => title)).toEqual(['Order OR-B is paid', 'Order OR-A is paid'])
    await reset()
  })

  it('hold also for a mail that was turned off after it was asked for, or whose matter is over', async () => {
    await paid('OR-D')
    await change('ORDER', 'email', false)
    expect(await mailsOf('OR-D')).toEqual([])
    await reset()
    const about = { workOrderId: 'wo_none', number: 'WO-GONE', product: { en: 'x', zh: 'x' } }
    await app.deps.db.transaction((tx) =>
      notify(tx, app.deps, {
        companyId,
        kind: workOrdersMessages.yourTurn,
        params: { ...about, step: [], items: [], due: null },
      }),
    )
    expect(await mailsOf('WO-GONE')).toEqual([])
  })
})

/** As a mail program does. */
const post = (url: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('a mail', () => {
  it('can be stopped by its link without signing in, by a press and not by looking', async () => {
    await paid('OR-E')
    const [mail] = await mailsOf('OR-E')
    const link = mail?.links.find((one) => one.includes('/unsubscribe#'))
    const query = new URLSearchParams(link?.split('#')[1])
    const [key, scope] = [query.get('key') ?? '', query.get('scope')]
    expect(scope).toBe('ORDER')
    const looked = await app.post(readMailChoices, { key })
    expect(looked.body.data).toMatchObject({ email: 'li…@brightoak.example' })
    expect(topicIn(looked.body.data, 'ORDER')?.email).toBe(true)
    expect(topicIn(await settings(), 'ORDER')?.email).toBe(true)
    const stopped = await app.post(stopMails, { key, scope })
    expect(topicIn(stopped.body.data, 'ORDER')).toMatchObject({ here: true, email: false, digest: false })
    expect(topicIn(await settings(), 'WORK_ORDER')?.email).toBe(true)
    const all = await app.post(stopMails, { key, scope: 'ALL' })
    expect(
      all.body.data?.topics.filter(({ email, digest }) => email || digest).map(({ topic }) => topic),
    ).toEqual(['ACTION', 'SYSTEM'])
    await reset()
  })

  it('names in its header where mail programs stop it with one click', async () => {
    await paid('OR-F')
    const [mail] = await mailsOf('OR-F')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = (mail?.headers?.['List-Unsubscribe'] ?? '').replace(/^<https?:\/\/[^/]+|>$/g, '')
    const wrong = await post(url.replace(/key=[^&]+/, `key=${'x'.repeat(43)}`))
    expect(wrong.json()).toMatchObject({ code: 499, error: 'messages.link_unknown' })
    expect((await post('/unsubscribe')).json()).toMatchObject({ code: 400 })
    expect(topicIn(await settings(), 'ORDER')?.email).toBe(true)
    expect((await post(url)).json()).toMatchObject({ code: 0 })
    expect((await post(url)).json()).toMatchObject({ code: 0 })
    expect(topicIn(await settings(), 'ORDER')?.email).toBe(false)
    await reset()
  })

  it('has one key a member, and what is stored of it opens nothing', async () => {
    const { rows } = await app.database.pool.query<{ key_hash: string; key_sealed: string }>(
      'select * from mail_choice_keys',
    )
    // The seller had many mails, the viewer one.
    expect(rows).toHaveLength(2)
    for (const key of [rows[0]?.key_hash, rows[0]?.key_sealed, 'x'.repeat(43)])
      expect((await app.post(readMailChoices, { key })).body.code).not.toBe(0)
  })

  it('limits how often keys are tried', async () => {
    const tries = Array.from({ length: 70 }, () => app.post(readMailChoices, { key: 'y'.repeat(43) }))
    const errors = (await Promise.all(tries)).map(({ body }) => body.error)
    expect(errors.filter((error) => error === 'limits.too_many_tries').length).toBeGreaterThan(5)
    await app.database.pool.query('delete from rate_counters')
  })
})

describe('the daily mail', () => {
  it('comes once at eight o’clock of the company’s day, whatever clocks and processes do', async () => {
    await change('ORDER', 'email', false)
    await change('ORDER', 'digest', true)
    at('2026-11-23', '09:00')
    await paid('OR-G')
    await paid('OR-H')
    expect(await makeDigests(app.deps)).toBe(0)
    at('2026-11-24', '07:59')
    expect(await makeDigests(app.deps)).toBe(0)
    at('2026-11-24', '08:00')
    await paid('OR-I')
    const made = await Promise.all([makeDigests(app.deps), makeDigests(app.deps), makeDigests(app.deps)])
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1)
    // The clock goes back, and the process starts anew.
    at('2026-11-24', '06:00')
    await makeDigests(app.deps)
    at('2026-11-24', '12:00')
    await makeDigests(app.deps)
    const mails = await mailsOf('OR-G')
    expect(mails).toMatchObject([
      { to: seller.email, subject: '11月24日有2条新消息：Shenzhen Brightoak Trading Co., Ltd.' },
    ])
    expect(mails[0]?.text).toContain('• 订单OR-G已付款')
    expect(mails[0]?.text).not.toContain('OR-I')
    expect(mails[0]?.links.at(-1)).toMatch(/\/unsubscribe#key=[\w-]{43}&scope=DIGEST$/)
    at('2026-11-25', '10:00')
    expect(await makeDigests(app.deps)).toBe(1)
    expect((await mailsOf('OR-I')).map(({ subject }) => subject)).toEqual([
      '11月25日有1条新消息：Shenzhen Brightoak Trading Co., Ltd.',
    ])
  })

  it('leaves out what was read meanwhile, and is not sent when nothing is left', async () => {
    at('2026-11-25', '11:00')
    await paid('OR-J')
    await app.database.pool.query('update messages set read_at = now()')
    at('2026-11-26', '09:00')
    expect(await makeDigests(app.deps)).toBe(1)
    expect(await mailsOf('OR-J')).toEqual([])
  })

  it('is stopped by its link alone', async () => {
    at('2026-11-26', '11:00')
    await paid('OR-K')
    at('2026-11-27', '09:00')
    await makeDigests(app.deps)
    const [mail] = await mailsOf('OR-K')
    const key = /#key=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await change('WORK_ORDER', 'digest', true)
    const { body } = await app.post(stopMails, { key, scope: 'DIGEST' })
    expect(body.data?.topics.some(({ digest }) => digest)).toBe(false)
    expect(topicIn(body.data, 'WORK_ORDER')?.email).toBe(true)
    await reset()
  })
})

const closing = () =>
  app.deps.db.transaction((tx) =>
    notify(tx, app.deps, {
      companyId,
      kind: privacyMessages.closingRequested,
      params: { by: 'Li', company: 'Brightoak', at: { instant: '2026-12-06T12:47:00Z' } },
    }),
  )
const listed = async () =>
  (await app.get(listMessages, { type: 'SYSTEM' }, { as: seller, lang: 'zh' })).body.data?.records[0]?.body
const setZone = (zone: string | null) =>
  app.database.pool.query('update users set time_zone = $1 where email = $2', [zone, seller.email])

describe('a moment in a message', () => {
  it.each([
    [null, '20:47（中国标准时间）', '20:47'],
    ['Europe/Berlin', '13:47（中欧时间）', '13:47'],
  ])('is of the reader’s zone, %s, in the list and in the mail', async (zone, here, time) => {
    await reset()
    await setZone(zone)
    const before = (await mailsOf(time)).length
    await closing()
    expect(await listed()).toContain(here)
    const sent = await mailsOf(time)
    expect(sent.length).toBeGreaterThan(before)
    expect(sent.at(-1)?.text).toContain(time)
    await setZone(null)
  })
})
