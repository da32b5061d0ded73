import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveComment } from '#enquiries/contract.ts'
import { filedWorkOrder, makeConfirmation } from '#confirmations/testing/confirmations.builders.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { paths } from '#paths.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { staffSearch, type StaffResultKind } from '../staff/contract.ts'

let app: TestApp
let work: { workOrderId: string; orderId: string; number: string }
let company: { id: string; name: string; email: string; orderNumber: string }

beforeAll(async () => {
  app = await testApp()
  work = await filedWorkOrder(app)
  await makeConfirmation(app, work as never)
  const { rows } = await app.database.pool.query<typeof company>(
    `select c.id, c.name, u.email, w.order_number as "orderNumber"
     from work_orders w join companies c on c.id = w.company_id
     join company_members m on m.company_id = c.id and m.role = 'owner' join users u on u.id = m.user_id
     where w.id = $1`,
    [work.workOrderId],
  )
  if (!rows[0]) throw new Error('no company')
  company = rows[0]
  await app.database.pool.query(
    `update companies set name_original = '深圳市明橡贸易有限公司' where id = $1`,
    [company.id],
  )
  await app.database.pool.query(
    `insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id,
       product_code, product_name, country, kind, registration_number, created_at)
     select 'reg_1', company_id, id, number, order_id, order_number, product_id, product_code, product_name, country,
       'VAT_NUMBER', 'DE 123 456 788', now() from work_orders where id = $1`,
    [work.workOrderId],
  )
  await app.post(saveComment, {
    name: 'Wang Fang',
    email: 'asker@tests.example',
    topic: 'SERVICE',
    message: 'Do I need a VAT number?',
    consent: true,
  })
})

const find = async (q: string, as: { token: string } = app.people.admin) => {
  const { body } = await app.get(staffSearch, { q }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.results
}
const ids = async (kind: StaffResultKind, q: string, as?: { token: string }) =>
  (await find(q, as)).filter((result) => result.kind === kind).map(({ id }) => id)
const kindsOf = async (q: string, as: { token: string }) =>
  new Set((await find(q, as)).map(({ kind }) => kind))

const partnerOf = async (country: string) => {
  const person = await staffPerson(app, 'partner')
  await app.database.pool.query(
    `update staff_members set email = $1, countries = $2, scope = 'partner' where email = 'partner@greenlane.example'`,
    [`${country}@greenlane.example`, JSON.stringify([country])],
  )
  return person
}

describe('a search of the back office', () => {
  it('finds a work order and an order by their numbers', async () => {
    for (const typed of [work.number, work.number.toLowerCase().replaceAll('-', ' ')])
      expect(await ids('WORK_ORDER', typed), typed).toEqual([work.workOrderId])
    expect(await ids('ORDER', company.orderNumber)).toEqual([work.orderId])
  })

  it('finds a customer by name in either script, and what they bought', async () => {
    for (const typed of [company.name, '明橡', company.email, company.email.split('@')[0] ?? '']) {
      expect(await ids('CUSTOMER', typed), typed).toEqual([company.id])
      expect(await ids('WORK_ORDER', typed), typed).toEqual([work.workOrderId])
    }
  })

  it('finds a number as people write it, with its country or without', async () => {
    for (const typed of ['DE123456788', 'de 123.456.788', '123456788', '1234 5678'])
      expect(await ids('NUMBER', typed), typed).toEqual([work.workOrderId])
    expect(await ids('NUMBER', '23456788')).toEqual([])
  })

  it('finds a declaration by its number, and opens it', async () => {
    const { id, number } = await waitingDeclaration(app)
    for (const typed of [number, number.toLowerCase().replaceAll('-', ' '), number.slice(3)]) {
      const found = (await find(typed)).filter(({ kind }) => kind === 'DECLARATION')
      expect(found, typed).toMatchObject([
        { number, link: expect.stringMatching(`/admin/declarations/detail\\?companyId=.+&id=${id}$`) },
      ])
    }
  })

  it('finds letters, invoices and enquiries', async () => {
    const { rows } = await app.database.pool.query<{ number: string }>('select number from letters limit 1')
    expect(await ids('LETTER', rows[0]?.number ?? '')).toEqual([work.workOrderId])
    expect(await ids('ENQUIRY', 'asker@tests.example')).toHaveLength(1)
    const issued = await app.database.pool.query<{ number: string }>('select number from invoices limit 1')
    const number = issued.rows[0]?.number
    if (number) expect(await ids('INVOICE', number)).toEqual([number])
  })

  it('tells the work orders and numbers of companies apart by the company', async () => {
    for (const typed of [work.number, company.name, 'DE123456788']) {
      const found = (await find(typed)).filter(({ kind }) => kind === 'WORK_ORDER' || kind === 'NUMBER')
      expect(found.map(({ detail }) => detail)).toEqual([company.name])
    }
  })

  it('shows a role only what it may open', async () => {
    const { agent, reviewer } = app.people
    expect(await kindsOf(company.name, agent)).toEqual(new Set(['WORK_ORDER', 'ORDER', 'CUSTOMER']))
    expect(await ids('ORDER', company.orderNumber, agent)).toHaveLength(1)
    expect(await ids('ENQUIRY', 'asker@tests.example', agent)).toHaveLength(1)
    expect(await ids('ENQUIRY', 'asker@tests.example', reviewer)).toEqual([])
  })

  it('shows finance the work that was paid for, which it may read', async () => {
    const finance = await staffPerson(app, 'finance')
    expect(await kindsOf(company.name, finance)).toEqual(new Set(['WORK_ORDER', 'ORDER', 'CUSTOMER']))
    const found = (await find(work.number, finance)).find(({ kind }) => kind === 'WORK_ORDER')
    expect(found?.link).toBe(paths.adminWorkOrder(work.workOrderId))
    const { body } = await app.get(staffWorkOrder, { workOrderId: work.workOrderId }, { as: finance })
    expect(body.data).toMatchObject({ mayWork: false, workOrder: { number: work.number } })
  })

  it('shows a partner firm the work of its countries, and neither the company beside it, its people nor its money', async () => {
    const partner = await partnerOf('DE')
    expect(await kindsOf(company.name, partner)).toEqual(new Set(['WORK_ORDER']))
    expect(await ids('WORK_ORDER', work.number, partner)).toEqual([work.workOrderId])
    for (const typed of [company.email, company.orderNumber])
      expect(await find(typed, partner), typed).toEqual([])
    const elsewhere = await partnerOf('SE')
    for (const typed of [company.name, work.number, 'DE123456788'])
      expect(await find(typed, elsewhere), typed).toEqual([])
  })

  it('is not for sellers, nor for nobody', async () => {
    expect((await app.get(staffSearch, { q: 'x' }, { as: app.people.seller })).body.code).not.toBe(0)
    expect((await app.get(staffSearch, { q: 'x' })).body.code).toBe(1)
  })

  it.each(['%', '_', '\\', "'", '\u202E', '😀', '%%', '~', ':'])('finds nothing by %j', async (typed) => {
    expect(await find(typed)).toEqual([])
  })
})
