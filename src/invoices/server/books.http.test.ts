import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { addTransfer, matchTransfer, refundOrder } from '#payments/staff/contract.ts'
import { letOnePersonRefund } from '#payments/testing/one-person.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { staffExportBooks } from '../contract.ts'
import { exportBooks } from './export-books.ts'
import { readBooks } from './read-books.ts'

const app = await testApp({ listen: true })
letOnePersonRefund(app)
const { seller, admin, agent } = app.people
const payer = payerOf(app, seller)
const zone = app.config.agency.timeZone
const month = () => dayOf(app.clock.now(), zone).slice(0, 7)
const books = () => readBooks(app.deps.db, month(), zone)

it('the books of a month have each document and each movement of money once', async () => {
  const order = await payer.orderAndPay()
  await app.drain()
  const refunded = {
    orderId: order.id,
    amount: { amount: 1_000, currency: 'EUR' },
    reason: 'agreed by telephone',
  }
  await app.post(refundOrder, { ...refunded, idempotency: 'books-refund-1' }, { as: admin })
  await app.drain()
  const byBank = await placeOrderOf(app, seller)
  const line = { bankId: 'books-1', day: `${month()}-02`, payer: 'Lanhai', reference: byBank.number }
  const money = { amount: byBank.total.amount, currency: byBank.total.currency }
  await app.post(addTransfer, { ...line, amount: money }, { as: admin })
  const { rows } = await app.database.pool.query(
    "select id from incoming_transfers where bank_id = 'books-1'",
  )
  await app.post(matchTransfer, { transferId: rows[0]?.id, orderId: byBank.id }, { as: admin })
  await app.drain()

  const entries = await books()
  const told = entries.map(({ kind, orderNumber, gross }) => [kind, orderNumber, gross])
  const total = order.total.amount
  expect(told.toSorted()).toEqual(
    [
      ['INVOICE', order.number, total],
      ['CREDIT_NOTE', order.number, 1_000],
      ['INVOICE', byBank.number, byBank.total.amount],
      ['PAYMENT', order.number, total],
      ['PAYMENT', byBank.number, byBank.total.amount],
      ['REFUND', order.number, 1_000],
    ].toSorted(),
  )
  expect(entries.filter((entry) => 'byBank' in entry && entry.byBank).map(({ number }) => number)).toEqual([
    rows[0]?.id,
  ])
  expect(await readBooks(app.deps.db, '2020-01', zone)).toEqual([])
})

it('finance takes them as a table with signs, and the trail says who', async () => {
  const finance = await staffPerson(app, 'finance')
  const file = await app.get(staffExportBooks, { month: month(), format: 'csv' }, { as: finance })
  const lines = file.raw.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength((await books()).length + 1)
  expect(lines.find((line) => line.includes('Refund'))).toContain('-10')
  expect((await app.get(staffExportBooks, { month: month(), format: 'xlsx' }, { as: finance })).status).toBe(
    200,
  )
  const { rows } = await app.database.pool.query(
    "select detail from audit_trail where action = 'books.exported' and record = $1",
    [month()],
  )
  expect(rows.map(({ detail }) => detail.format)).toEqual(['csv', 'xlsx'])
})

it('without DATEV set up it is refused; clerks get nothing', async () => {
  const asked = { month: month(), format: 'datev' as const }
  expect((await app.get(staffExportBooks, asked, { as: admin })).body.error).toBe('invoices.datev_not_set_up')
  expect((await app.get(staffExportBooks, asked, { as: agent })).body.error).toBe('wire.staff_role')
})

const datev = { chart: 'SKR04' as const, consultant: 29_098, client: 55_003 }
async function postings(): Promise<{ name: string; lines: string[] }> {
  const deps = { ...app.deps, config: { ...app.deps.config, datev } }
  const staff = {
    kind: 'staff' as const,
    staffId: 'stf_x',
    staffName: 'X',
    email: 'x@x.example',
    role: 'finance' as const,
  }
  const file = await exportBooks(deps, {
    month: month(),
    format: 'datev',
    staff: { ...staff, mustChangePassword: false, scope: 'all', sessionId: 's' },
    address: '127.0.0.1',
    lang: 'en',
  })
  const pieces: Buffer[] = []
  for await (const piece of file.stream) pieces.push(Buffer.from(piece as Buffer))
  return { name: file.name, lines: Buffer.concat(pieces).toString('latin1').trimEnd().split('\r\n').slice(2) }
}

it('with it a posting batch is made of the whole month', async () => {
  const { name, lines } = await postings()
  expect(name).toBe(`EXTF_Buchungsstapel_${month()}.csv`)
  expect(lines).toHaveLength((await books()).length)
})

it('leaves out of DATEV what moved no money, which the tables have', async () => {
  const whole = (await postings()).lines.length
  const payment = (await books()).find(({ kind, gross }) => kind === 'PAYMENT' && gross > 0)
  const set = (amount: number) =>
    app.database.pool.query('update payments set amount = $2 where id = $1', [payment?.number, amount])
  await set(0)
  expect((await postings()).lines).toHaveLength(whole - 1)
  expect((await books()).map(({ number }) => number)).toContain(payment?.number)
  await set(payment?.gross ?? 0)
})

it('refuses to post what is in another currency on a day without a rate, and says which it is', async () => {
  const payment = (await books()).find((entry) => entry.kind === 'PAYMENT' && !entry.byBank)
  const set = (currency: string) =>
    app.database.pool.query('update payments set currency = $2 where id = $1', [payment?.number, currency])
  await app.database.pool.query('create table kept_rates as select * from euro_rates')
  await app.database.pool.query('delete from euro_rates')
  await set('USD')
  await expect(postings()).rejects.toMatchObject({
    error: 'invoices.no_rate',
    params: { numbers: payment?.number, count: 1 },
  })
  await app.database.pool.query('insert into euro_rates select * from kept_rates')
  await set('EUR')
  await postings()
})
