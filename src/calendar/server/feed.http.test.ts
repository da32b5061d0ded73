import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import {
  createCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
  updateCalendarFeed,
} from '../feed-contract.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer, agent } = app.people
const today = dayOf(app.clock.now(), app.config.agency.timeZone)

const feedOf = async (as = seller) => {
  const { body } = await app.get(readCalendarFeed, {}, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
async function create(as = seller): Promise<string> {
  const { body } = await app.post(createCalendarFeed, {}, { as })
  if (!body.data?.address) throw new Error(JSON.stringify(body))
  return body.data.address
}
const open = (address: string) => fetch(address)
const choose = (choices: object) => app.post(updateCalendarFeed, choices, { as: seller })
async function eventsAt(address: string) {
  const answer = await open(address)
  const text = await answer.text()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { answer, text, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

describe('a private calendar address', () => {
  it('is not there until it is made, and is shown again to its person alone', async () => {
    expect(await feedOf()).toMatchObject({ address: null, lastReadAt: null })
    const address = await create()
    expect(new URL(address).pathname).toMatch(/\/calendar\/feed\/[\w-]{43}\.ics$/)
    expect(await feedOf()).toMatchObject({ address, lastReadAt: null })
    for (const as of [viewer, sellerOther]) expect((await feedOf(as)).address).toBeNull()
    const { rows } = await app.database.pool.query<Record<string, string>>('select * from calendar_feeds')
    const token = address.slice(-47, -4)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives what is coming outside the envelope, in the language of the person, and says when', async () => {
    const order = await placeOrderOf(app, seller, 'eori-eu')
    const address = await create()
    const { answer, events } = await eventsAt(address)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(events.map(({ summary }) => summary)).toEqual(['付款截止'])
    const day = dayOf(new Date(order.expiresAt ?? ''), app.config.agency.timeZone)
    expect(events[0]?.startDate.toString()).toBe(day)
    expect(events[0]?.description).toContain('以订单金额为准')
    const read = new Date((await feedOf()).lastReadAt ?? '').getTime()
    expect(Math.abs(app.clock.now().getTime() - read)).toBeLessThan(60_000)
    const again = await eventsAt(address)
    expect(again.events[0]?.uid).toBe(events[0]?.uid)
  })

  it('has no name and no number of anybody, whatever they are called', async () => {
    const order = await openWorkOrder(app)
    const title = { en: 'Passport of\r\nLin Yue', zh: '林悦\n的护照' }
    const item = { title, kind: 'file', dueAt: addDays(today, 9) }
    await app.post(askSupplements, { workOrderId: order.workOrderId, items: [item] } as never, { as: agent })
    const shop = shopKeeper(app, seller)
    await shop.connect(await shop.add({ name: 'Secret Shop' }))
    const { text, events } = await eventsAt(await create())
    expect(events.length).toBeGreaterThan(2)
    const plain = text.replaceAll('\r\n ', '')
    const { rows } = await app.database.pool.query<Record<string, string>>(
      `select c.name, c.name_original, c.registration_number, c.vat_number, u.email, u.name as person, c.id
       from company_members m join companies c on c.id = m.company_id join users u on u.id = m.user_id
       where u.email = $1`,
      [seller.email],
    )
    const secrets = [
      ...Object.values(rows[0] ?? {}),
      'Lin Yue',
      '林悦',
      'Secret Shop',
      order.number,
      order.workOrderId,
    ]
    for (const secret of secrets.filter(Boolean)) expect(plain).not.toContain(secret)
  })

  it('carries amounts, reminders and renewals as the person chose, at the same address', async () => {
    const address = await create()
    const summaries = async () => (await eventsAt(address)).events.map(({ summary }) => summary)
    expect(await summaries()).toContain('Amazon授权到期')
    expect((await choose({ renewals: false })).body.data).toMatchObject({
      address,
      choices: { renewals: false, amounts: true },
    })
    expect(await summaries()).not.toContain('Amazon授权到期')
    expect((await eventsAt(address)).text).toContain('BEGIN:VALARM')
    expect((await eventsAt(address)).text).toContain('€')
    await choose({ amounts: false, reminders: false })
    const { text } = await eventsAt(address)
    expect(text).not.toContain('VALARM')
    expect(text).not.toContain('€')
  })

  it('opens nothing once there is a new one, it was ended, or its person has left', async () => {
    const first = await create()
    const second = await create()
    expect((await app.post(updateCalendarFeed, {}, { as: seller })).body.code).toBe(0)
    expect((await open(first)).status).toBe(404)
    expect((await feedOf()).choices).toMatchObject({ amounts: false })
    expect((await open(second)).status).toBe(200)
    await app.post(revokeCalendarFeed, {}, { as: seller })
    const gone = await open(second)
    expect([gone.status, await gone.json()]).toMatchObject([
      404,
      { code: 499, error: 'calendar.feed_unknown' },
    ])
    expect(await feedOf()).toMatchObject({ address: null })
    const refused = await app.post(updateCalendarFeed, { amounts: true }, { as: seller })
    expect(refused.body).toMatchObject({ code: 499, error: 'calendar.no_feed' })
    const ofViewer = await create(viewer)
    expect((await open(ofViewer)).status).toBe(200)
    await app.database.pool.query(
      `delete from company_members where user_id = (select id from users where email = $1)`,
      [viewer.email],
    )
    expect((await open(ofViewer)).status).toBe(404)
  })

  it('is no session, and cannot be guessed', async () => {
    const address = await create(sellerOther)
    const token = address.slice(-47, -4)
    const { body } = await app.get(readCalendarFeed, {}, { as: { token } })
    expect(body.code).toBe(1)
    const guess = (end: string) => open(address.slice(0, -47) + end)
    for (const end of [
      'x.ics',
      `${token}`,
      `${token}.ics.ics`,
      `${'A'.repeat(43)}.ics`,
      '%00.ics',
      `${token.slice(1)}.ics`,
    ])
      expect([400, 404]).toContain((await guess(end)).status)
    const statuses = new Set<number>()
    for (let tries = 0; tries < 25; tries++) statuses.add((await guess(`${'B'.repeat(43)}.ics`)).status)
    expect(statuses).toEqual(new Set([404, 429]))
    // Many calendars read from one machine of their provider.
    expect((await open(address)).status).toBe(200)
  })
})
