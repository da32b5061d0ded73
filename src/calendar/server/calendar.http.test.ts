import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import * as steps from '#work-orders/staff/steps-contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import {
  advanceTo,
  GERMAN_REGISTRATION,
  openWorkOrder,
  WITH_FILING,
} from '#work-orders/testing/work-orders.builders.ts'
import { exportCalendar, listCalendar } from '../contract.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer, agent } = app.people
const today = () => dayOf(app.clock.now(), app.config.agency.timeZone)

async function read(days: number | { from: string; to: string }, as = seller, lang: 'en' | 'zh' = 'en') {
  const span = typeof days === 'number' ? { from: today(), to: addDays(today(), days) } : days
  const { body } = await app.get(listCalendar, span, { as, lang })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const firstOfJanuary = async () => (await read({ from: '2027-01-01', to: '2027-02-01' })).entries[0]
async function taxOfYear() {
  const { currency, entries } = await read({ from: '2027-01-01', to: '2027-12-31' })
  return { currency, tax: entries.find(({ money }) => money?.part === 'TAX')?.money }
}
const linesOf = (entries: Awaited<ReturnType<typeof read>>['entries']) =>
  entries.map(({ day, kind, title, subject }) => [day, kind, title, subject])

describe('the calendar of a company', () => {
  it('is empty for one that has bought nothing, and never shows what is another’s', async () => {
    expect(await read(365, sellerOther)).toMatchObject({ entries: [], today: today(), currency: 'EUR' })
  })

  it('has the order to pay with what was agreed, until it is paid', async () => {
    const order = await placeOrderOf(app, seller, 'eori-eu')
    const { entries, currency } = await read(30)
    expect(entries).toMatchObject([
      {
        id: order.id,
        kind: 'PAYMENT',
        time: order.expiresAt,
        turn: 'seller',
        overdue: false,
        consequence: { text: 'After that the order expires and has to be placed again', source: null },
        money: { ...order.total, part: 'FEE', certain: true, counted: order.total.amount },
      },
    ])
    expect(currency).toBe(order.total.currency)
    expect((await read(30, viewer)).entries).toHaveLength(1)
    await app.database.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [order.id])
    expect((await read(30)).entries).toEqual([])
  })

  it('has every return of a term, why its day was moved, whose turn it is, and the end of the term', async () => {
    const order = await openWorkOrder(app, seller, GERMAN_REGISTRATION, WITH_FILING)
    await advanceTo(app, order, 'vatNumber')
    const filing = { rhythm: 'QUARTERLY', firstMonth: '2026-10' }
    const answer = await app.post(steps.completeNode, { ...order.node('handover'), ...filing }, { as: agent })
    expect(answer.body).toMatchObject({ code: 0 })
    await app.drain()
    const { entries } = await read({ from: '2026-11-22', to: '2027-12-01' })
    expect(linesOf(entries)).toEqual([
      ['2027-01-11', 'RETURN', 'VAT return due', 'Germany, Q4 2026'],
      ['2027-04-12', 'RETURN', 'VAT return due', 'Germany, Q1 2027'],
      ['2027-07-12', 'RETURN', 'VAT return due', 'Germany, Q2 2027'],
      ['2027-09-30', 'RENEWAL', 'Your filing service ends', 'Germany'],
      ['2027-10-11', 'RETURN', 'VAT return due', 'Germany, Q3 2027'],
    ])
    expect(entries[0]).toMatchObject({
      turn: 'agency',
      turnFrom: '2027-01-01',
      shift: '10 January is a Sunday',
      consequence: { text: '1% of the unpaid tax for each month', source: 'AO § 240' },
      money: null,
      link: `/workspace/myServices/detail?id=${order.workOrderId}`,
    })
    const { rows } = await app.database.pool.query<{ amount: number }>(
      `select amount::int * 12 as amount from product_prices p join products on products.id = p.product_id
       where code = $1 and option = 'filing' and value = '12' and currency = 'EUR' and valid_until is null`,
      [GERMAN_REGISTRATION],
    )
    expect(entries.find(({ kind }) => kind === 'RENEWAL')).toMatchObject({
      turn: 'seller',
      turnFrom: '2027-08-01',
      money: { currency: 'EUR', part: 'FEE', certain: false, basis: 'Today’s price, before VAT' },
    })
    expect(entries.find(({ kind }) => kind === 'RENEWAL')?.money?.amount).toBe(rows[0]?.amount)
    const zh = await read({ from: '2026-11-22', to: '2027-02-01' }, seller, 'zh')
    expect(zh.entries).toMatchObject([
      { title: 'VAT申报截止', subject: '德国，2026年第4季度', shift: '原截止日1月10日为周日' },
    ])
    expect((await read({ from: '2027-01-12', to: '2027-04-11' })).entries).toEqual([])
  })

  it('takes tax and turn from the declaration of the period, in its own currency', async () => {
    const { rows } = await app.database.pool.query<{ company_id: string; registration_id: string }>(
      `select company_id, registration_id from service_periods limit 1`,
    )
    const declare = (status: string, payable: number, currency = 'EUR') =>
      app.database.pool.query(
        `insert into declarations (company_id, id, registration_id, kind, country, scheme, frequency, from_day,
           to_day, label, status, currency, payable, created_at, number, status_since)
         values ($1, 'dec_1', $2, 'RETURN', 'DE', 'LOCAL', 'QUARTERLY', '2026-10-01', '2026-12-31', '2026-Q4',
           $3, $5, $4, now(), 'DC-2026-000001', now())
         on conflict (company_id, id) do update set status = $3, payable = $4, currency = $5`,
        [rows[0]?.company_id, rows[0]?.registration_id, status, payable, currency],
      )
    await declare('AWAITING_CONFIRMATION', 73_824)
    expect(await firstOfJanuary()).toMatchObject({
      title: 'VAT return and tax due',
      turn: 'seller',
      money: { amount: 73_824, part: 'TAX', certain: false, basis: 'Calculated, not confirmed yet' },
    })
    await declare('CONFIRMED', 73_824)
    expect(await firstOfJanuary()).toMatchObject({
      turn: 'agency',
      money: { certain: true, basis: 'As confirmed' },
    })
    await declare('CONFIRMED', 318_200, 'PLN')
    const tax = { amount: 318_200, currency: 'PLN' }
    expect(await taxOfYear()).toMatchObject({ currency: 'EUR', tax: { ...tax, counted: null } })
    await app.database.pool.query(
      `insert into euro_rates (day, currency, per_euro, stored_at) select d::date, 'PLN', '4.3100', now()
       from generate_series('2026-01-01'::date, '2028-01-01', '1 day') d`,
    )
    expect(await taxOfYear()).toMatchObject({ currency: 'EUR', tax: { ...tax, counted: 73_828 } })
    await declare('ACCEPTED', -500)
    expect(await firstOfJanuary()).toMatchObject({ title: 'VAT return due', turn: 'none', money: null })
  })

  it('has what a step or a supplement waits for, exactly as the to-dos say it', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'filed')
    const item = {
      title: { en: 'Warehouse contract', zh: '仓储合同' },
      kind: 'file',
      dueAt: addDays(today(), 9),
    }
    const { workOrderId } = order
    await app.post(askSupplements, { workOrderId, items: [item] } as never, { as: agent })
    const todos =
      (await app.get(listPendingMatters, { pageSize: 100 }, { as: seller })).body.data?.records ?? []
    const { entries } = await read(365)
    for (const { id, title, subject, dueAt, link, overdue } of todos)
      if (dueAt !== null)
        expect(entries.find((entry) => entry.id === id)).toMatchObject({
          title,
          subject,
          link,
          overdue,
          day: dueAt,
        })
    expect(entries.filter(({ kind }) => kind === 'TODO')).toMatchObject([
      { day: item.dueAt, title: 'Submit: Warehouse contract', turn: 'seller' },
    ])
  })

  it('has the end of a shop’s authorisation once, from the consent on and when it has become a to-do', async () => {
    const shop = shopKeeper(app, seller)
    const id = await shop.add()
    await shop.connect(id)
    const { expiresAt } = await shop.find(id)
    const ends = (await read(380)).entries.filter((entry) => entry.id === id)
    expect(ends).toMatchObject([
      { day: expiresAt, kind: 'RENEWAL', title: 'Amazon authorisation ends', subject: 'Brightoak Home' },
    ])
    await app.database.pool.query(`update shop_authorisations set expires_on = $1 where shop_id = $2`, [
      addDays(today(), 12),
      id,
    ])
    const near = (await read(380)).entries.filter((entry) => entry.id === id)
    expect(near).toMatchObject([
      { title: 'Renew the authorisation of Brightoak Home', day: addDays(today(), 12) },
    ])
    await app.database.pool.query(`update shop_authorisations set expires_on = $1 where shop_id = $2`, [
      addDays(today(), -2),
      id,
    ])
    const overdue = (await read(30)).entries.filter((entry) => entry.id === id)
    expect(overdue).toMatchObject([{ overdue: true, day: addDays(today(), -2) }])
    const later = await read({ from: addDays(today(), 2), to: addDays(today(), 30) })
    expect(later.entries.filter((entry) => entry.id === id)).toEqual([])
  })

  it.each([
    [{ from: '2026-13-01', to: '2026-12-01' }, 'from'],
    [{ from: '2026-11-22', to: '2026-11-21' }, 'to'],
    [{ from: '2026-11-22', to: '2027-12-29' }, 'to'],
    [{ from: '2026-11-22' }, 'to'],
  ])('refuses %o', async (input, field) => {
    const { body } = await app.get(listCalendar, input, { as: seller })
    expect(body).toMatchObject({ code: 400, fields: { [field]: expect.any(String) } })
  })
})

const fetchFile = (format: 'xlsx' | 'csv', lang: 'en' | 'zh' = 'en', as = seller) =>
  app.get(exportCalendar, { from: today(), to: addDays(today(), 365), format }, { as, lang })

describe('the calendar as a file', () => {
  it('has a row for each date of the page, in the reader’s language', async () => {
    const { entries } = await read(365)
    expect(entries.length).toBeGreaterThan(5)
    const csv = await fetchFile('csv')
    expect(csv.headers['content-disposition']).toContain(`calendar-${today()}.csv`)
    const lines = csv.raw.toString().trimEnd().split('\r\n')
    expect(lines[0]).toContain('Day,Type,Country,What')
    expect(lines.slice(1).map((line) => line.slice(0, 10))).toEqual(entries.map(({ day }) => day))
    const chinese = (await fetchFile('csv', 'zh')).raw.toString()
    expect(chinese).toContain('日期,类型,国家/地区,事项')
    const paid = entries.find(({ money }) => money)
    if (paid?.money) expect(csv.raw.toString()).toContain(`${paid.money.amount / 100}`)
    const xlsx = await fetchFile('xlsx')
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK')
    expect(xlsx.headers['content-disposition']).toContain('.xlsx')
  })

  it('runs no formula, and holds nothing of another company', async () => {
    const shops = shopKeeper(app, sellerOther)
    const name = '=HYPERLINK("http://evil.example")'
    const id = await shops.add({ name })
    await shops.connect(id, 'A2LUMENA000002')
    const own = (await fetchFile('csv', 'en', sellerOther)).raw.toString()
    expect(own).toContain(`'${name.slice(0, 10)}`)
    expect(own).not.toMatch(/(?:^|[,"\n])=HYPERLINK/)
    expect((await fetchFile('csv')).raw.toString()).not.toContain('HYPERLINK')
    const tooFar = await app.get(exportCalendar, { from: today(), to: addDays(today(), 401) }, { as: seller })
    expect(tooFar.body).toMatchObject({ code: 400, fields: { to: expect.any(String) } })
  })
})
