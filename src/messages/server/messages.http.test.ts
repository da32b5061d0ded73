import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { expireOrders } from '#orders/server/expire-orders.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import {
  countUnread,
  countUnreadByType,
  deleteMessage,
  deleteMessages,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessages,
} from '../contract.ts'
import { purgeMessages } from './messages.jobs.ts'
import { notify } from './notify.ts'
import type { MessageKind } from './message-kind.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people
const UNKNOWN = 'msg_00000000000000000000000000'

const page = async (input: object = {}, as = seller, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(listMessages, { pageSize: 100, ...input }, { as, lang })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const titles = async (input: object = {}, as = seller, lang: 'en' | 'zh' = 'en') =>
  (await page(input, as, lang)).records.map(({ title }) => title)
const unread = async (as = seller) => (await app.get(countUnreadByType, {}, { as })).body.data

const { rows: companies } = await app.database.pool.query<{ id: string }>(
  "select id from companies where name like '%Brightoak%'",
)
const companyId = companies[0]?.id ?? ''

const KIND: MessageKind<{ title: string }> = {
  name: 'tests.note',
  type: 'DECLARATION',
  title: { en: '{{title}}', zh: '{{title}}' },
  body: { en: 'body', zh: '正文' },
}
/** Messages of a kind that no module declares any more. */
const notes = async (...names: string[]) => {
  for (const title of names) {
    app.clock.advance(1_000)
    await app.deps.db.transaction((tx) => notify(tx, app.deps, { companyId, kind: KIND, params: { title } }))
  }
  const { records } = await page({ type: 'DECLARATION', pageSize: names.length })
  return records.map(({ id }) => id)
}
const makeOlder = async (days: number) => {
  await app.database.pool.query("update messages set deleted_at = deleted_at - $1 * interval '1 day'", [days])
}
const insertUnread = (count: number) =>
  app.database.pool.query(
    `insert into messages (company_id, user_id, id, type, kind, params, created_at)
     select m.company_id, m.user_id, 'unread_' || now() || n, 'SYSTEM', 'tests.note', '{}', now()
     from company_members m join users u on u.id = m.user_id, generate_series(1, $2::int) n where u.email = $1`,
    [app.people.seller.email, count],
  )
const clear = async () => {
  await app.database.pool.query('delete from messages')
}

describe('what happens to an order and its work', () => {
  const number: Record<string, string> = {}
  beforeAll(async () => {
    const order = await openWorkOrder(app)
    number['work'] = order.number
    await advanceTo(app, order, 'vatNumber')
    await app.drain()
  })

  it('is told to every member, each in the language of the request', async () => {
    // What follows from a payment is told by jobs of their own: invoice and first step come in whichever order.
    const told = (await titles()).toReversed()
    expect(told.slice(1, 3).filter((title) => title.startsWith('Invoice INV-'))).toHaveLength(1)
    expect(told.filter((title) => !title.startsWith('Invoice'))).toEqual([
      expect.stringMatching(/^Order OR-\d{4}-\d{6} is paid$/),
      `Your turn: Company form (${number['work']})`,
      `Your turn: Power of attorney (${number['work']})`,
      'Your mandate for Germany is in force',
      `Filed with the authority: VAT registration Germany (${number['work']})`,
      `Granted by the authority: Tax number (${number['work']})`,
      `Granted by the authority: VAT number (${number['work']})`,
    ])
    expect(await titles({}, viewer, 'zh')).toContain(`轮到您了：公司资料表（${number['work']}）`)
    expect(await titles({}, sellerOther)).toEqual([])
  })

  it('has type, text and the page where it is done', async () => {
    const [paid] = (await page({ type: 'ORDER' })).records.toReversed()
    expect(paid).toMatchObject({
      id: expect.stringMatching(/^msg_/),
      type: 'ORDER',
      body: expect.stringMatching(/^We have received €[\d,.]+\. We start right away/),
      link: expect.stringMatching(/^\/workspace\/myOrderDetail\?id=or_/),
      read: false,
    })
    const { records } = await page({ type: 'WORK_ORDER' })
    // That the mandate is in force belongs to the work, and is seen where mandates are.
    const placesOf = (place: string) => records.filter(({ link }) => link?.startsWith(place)).length
    expect(placesOf('/workspace/registrations')).toBe(1)
    expect(placesOf('/workspace/myServices/detail?id=wo_')).toBe(records.length - 1)
    expect(records.at(-1)?.body).toMatch(
      /please complete the following: Company form\.\nPlease do this by \d/,
    )
  })

  it('says that an order has expired, once', async () => {
    const order = await placeOrderOf(app, seller, 'eori-eu')
    app.clock.advance(49 * 3_600_000)
    await Promise.all([expireOrders(app.deps), expireOrders(app.deps)])
    const expired = (await page({ type: 'ORDER' })).records.filter(({ title }) =>
      title.includes('has expired'),
    )
    expect(expired.map(({ title }) => title)).toEqual([`Order ${order.number} has expired`])
    expect(expired[0]?.body).toMatch(/It was not paid by .+ \(.+\) and is closed\./)
  })

  it('is not told when the transaction fails', async () => {
    const before = await unread()
    await app.deps.db
      .transaction(async (tx) => {
        await notify(tx, app.deps, { companyId, kind: KIND, params: { title: 'never' } })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await unread()).toEqual(before)
  })

  it('keeps kind and parameters, no text', async () => {
    const { rows } = await app.database.pool.query(
      "select kind, params::text from messages where kind = 'orders.paid'",
    )
    expect(rows[0]).toMatchObject({ kind: 'orders.paid' })
    expect(JSON.stringify(rows)).not.toContain('received')
  })
})

describe('reading', () => {
  it('counts by type, marks one, all of a type, and all', async () => {
    await clear()
    const [newest = '', ...others] = await notes('a', 'b', 'c')
    expect(others).toHaveLength(2)
    const none = { SYSTEM: 0, ORDER: 0, WORK_ORDER: 0, PROMOTION: 0 }
    expect(await unread()).toEqual({ ...none, ALL: 3, DECLARATION: 3 })
    const read = await app.post(readMessage, { id: newest }, { as: seller })
    expect(read.body.data).toEqual({ ...none, ALL: 2, DECLARATION: 2 })
    expect((await app.post(readMessage, { id: newest }, { as: seller })).body.data).toEqual(read.body.data)
    expect((await app.get(countUnread, {}, { as: seller })).body.data).toBe(2)
    expect((await page({ read: 'true' })).records.map(({ id }) => id)).toEqual([newest])
    expect((await page({ read: 'false' })).total).toBe(2)
    expect((await app.post(readAllMessages, { type: 'ORDER' }, { as: seller })).body.data).toBe(0)
    expect((await app.post(readAllMessages, { type: 'DECLARATION' }, { as: seller })).body.data).toBe(2)
    expect((await app.post(readAllMessages, { type: 'ALL' }, { as: viewer })).body.data).toBe(3)
    expect(await unread()).toEqual({ ...none, ALL: 0, DECLARATION: 0 })
  })

  it('counts no further than what is shown as “99+”: each type, and all of them, the same way', async () => {
    await clear()
    await insertUnread(99)
    expect(await unread()).toMatchObject({ ALL: 99, SYSTEM: 99 })
    await insertUnread(60)
    const [one = ''] = await notes('a')
    expect(await unread()).toMatchObject({ ALL: 100, SYSTEM: 100, DECLARATION: 1, ORDER: 0 })
    expect((await app.get(countUnread, {}, { as: seller })).body.data).toBe(100)
    expect((await app.post(readMessage, { id: one }, { as: seller })).body.data).toMatchObject({
      ALL: 100,
      DECLARATION: 0,
    })
    expect((await app.post(readAllMessages, { type: 'ALL' }, { as: seller })).body.data).toBe(159)
  })

  it('refuses an unknown type, and pages newest first', async () => {
    await clear()
    const ids = await notes('a', 'b', 'c')
    const unknown = await app.post(readAllMessages, { type: 'OTHER' }, { as: seller })
    expect(unknown.body).toMatchObject({ code: 400, fields: { type: expect.any(String) } })
    expect((await app.get(listMessages, { type: 'OTHER' }, { as: seller })).body.code).toBe(400)
    const second = await page({ page: 2, pageSize: 2 })
    expect(second).toMatchObject({ total: 3, page: 2, pageSize: 2 })
    expect(second.records.map(({ id }) => id)).toEqual(ids.slice(2))
  })

  it('shows what is left of a kind that no longer exists', async () => {
    expect((await page({ type: 'DECLARATION' })).records[0]).toMatchObject({
      title: 'Earlier notice',
      link: null,
    })
  })
})

describe('deleting', () => {
  it('removes one from list and counts, twice without harm, and brings it back', async () => {
    await clear()
    const [first = '', second = ''] = await notes('a', 'b')
    const gone = await app.post(deleteMessage, { id: first, reason: 'done' }, { as: seller })
    expect(gone.body.data).toMatchObject({ ALL: 1 })
    expect((await page()).records.map(({ id }) => id)).toEqual([second])
    expect((await app.post(deleteMessage, { id: first }, { as: seller })).body.data).toMatchObject({ ALL: 1 })
    const read = await app.post(readMessage, { id: first }, { as: seller })
    expect(read).toMatchObject({ status: 404, body: { code: 499, error: 'messages.not_found' } })
    expect((await app.post(restoreMessages, { ids: [first] }, { as: seller })).body.data).toBe(1)
    expect((await app.post(restoreMessages, { ids: [first] }, { as: seller })).body.data).toBe(0)
    expect((await page()).records.map(({ id }) => id)).toEqual([first, second])
  })

  it('of many is all or none: with a foreign or unknown id nothing is changed', async () => {
    await clear()
    const ids = await notes('a', 'b', 'c')
    const [foreign] = (await page({}, viewer)).records
    const before = await app.database.pool.query('select * from messages order by id')
    for (const call of [deleteMessages, restoreMessages])
      for (const other of [foreign?.id ?? '', UNKNOWN]) {
        const refused = await app.post(call, { ids: [...ids, other] }, { as: seller })
        expect(refused.body).toMatchObject({ code: 499, error: 'messages.not_found' })
        expect((await app.post(call, { ids }, { as: sellerOther })).body.code).toBe(499)
      }
    for (const call of [readMessage, deleteMessage])
      expect((await app.post(call, { id: foreign?.id }, { as: seller })).body).toEqual(
        (await app.post(call, { id: UNKNOWN }, { as: seller })).body,
      )
    expect((await app.database.pool.query('select * from messages order by id')).rows).toEqual(before.rows)
    const twice = [...ids, ...ids]
    expect((await app.post(deleteMessages, { ids: twice }, { as: seller })).body.data).toBe(3)
    expect((await app.post(deleteMessages, { ids }, { as: seller })).body.data).toBe(0)
    expect((await app.post(deleteMessages, { ids: [] }, { as: seller })).body.code).toBe(400)
  })

  it('from two windows at once counts each message once', async () => {
    await clear()
    const ids = await notes('a', 'b', 'c')
    const tries = await Promise.all(
      [ids, ids.toReversed(), ids.slice(1)].map((some) =>
        app.post(deleteMessages, { ids: some }, { as: seller }),
      ),
    )
    expect(tries.reduce((sum, { body }) => sum + (body.data ?? -9), 0)).toBe(3)
  })

  it('is final after a month', async () => {
    await clear()
    const [first = ''] = await notes('a', 'b')
    await app.post(deleteMessage, { id: first }, { as: seller })
    await makeOlder(29)
    await purgeMessages(app.deps)
    expect((await app.post(restoreMessages, { ids: [first] }, { as: seller })).body.data).toBe(1)
    await app.post(deleteMessage, { id: first }, { as: seller })
    await makeOlder(31)
    await purgeMessages(app.deps)
    expect((await app.post(restoreMessages, { ids: [first] }, { as: seller })).body.error).toBe(
      'messages.not_found',
    )
    expect((await page()).total).toBe(1)
  })
})
