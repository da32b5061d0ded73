import { beforeAll, describe, expect, it } from 'vitest'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { updateDocument } from '#documents/vault-contract.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import {
  openWorkOrder,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { search, type ResultKind } from '../contract.ts'

let app: TestApp
let work: OpenedWorkOrder
let order: { id: string; number: string }
let file: string

beforeAll(async () => {
  app = await testApp()
  const as = app.people.seller
  work = await openWorkOrder(app)
  order = await placeOrderOf(app, as, 'eori-eu')
  file = await uploadSampleFile(app, as)
  const facts = { uploadId: file, name: 'Mietvertrag Halle 7.pdf', kind: 'CONTRACT', person: 'Lin Yue' }
  await app.post(updateDocument, facts, { as })
  await app.database.pool.query(
    `insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id,
       product_code, product_name, country, kind, registration_number, created_at)
     select 'reg_1', company_id, id, number, order_id, order_number, product_id, product_code, product_name, country,
       'VAT_NUMBER', 'DE123456788', now() from work_orders where id = $1`,
    [work.workOrderId],
  )
})

const find = async (q: string, as: { token: string } = app.people.seller, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(search, { q }, { as, lang })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.results
}
const ids = async (kind: ResultKind, q: string, as?: { token: string }) =>
  (await find(q, as)).filter((result) => result.kind === kind).map(({ id }) => id)

describe('a search of what a company has', () => {
  it('finds a declaration by its number, in both languages, and none of another company', async () => {
    const { id, number } = await waitingDeclaration(app)
    for (const typed of [number, number.toLowerCase(), number.split('-')[2] ?? ''])
      expect(await ids('DECLARATION', typed), typed).toEqual([id])
    const found = (await find(number)).find(({ kind }) => kind === 'DECLARATION')
    expect(found).toMatchObject({
      title: 'VAT return Q1 2026',
      number,
      country: 'DE',
      link: `/workspace/declaration/detail?id=${id}`,
    })
    const zh = (await find(number, app.people.seller, 'zh')).find(({ kind }) => kind === 'DECLARATION')
    expect(zh?.title).toBe('2026年第1季度VAT申报')
    expect(await ids('DECLARATION', number, app.people.sellerOther)).toEqual([])
  })

  it('finds a work order by its number in every form, and opens it', async () => {
    const [, year, serial] = work.number.split('-')
    const short = String(Number(serial))
    for (const typed of [
      work.number,
      work.number.toLowerCase(),
      `wo ${year} ${serial}`,
      `wo-${short}`,
      serial,
    ])
      expect(await ids('WORK_ORDER', typed ?? ''), typed).toEqual([work.workOrderId])
    const [first] = await find(work.number)
    expect(first).toMatchObject({
      kind: 'WORK_ORDER',
      number: work.number,
      link: `/workspace/myServices/detail?id=${work.workOrderId}`,
    })
  })

  it('finds it by its service in either language, whatever the page speaks', async () => {
    const { rows } = await app.database.pool.query<{ product_name: { en: string; zh: string } }>(
      'select product_name from work_orders where id = $1',
      [work.workOrderId],
    )
    const name = rows[0]?.product_name
    for (const typed of [name?.en ?? '', name?.zh ?? ''])
      expect(await ids('WORK_ORDER', typed), typed).toEqual([work.workOrderId])
    const zh = await find(name?.en ?? '', app.people.seller, 'zh')
    expect(zh[0]).toMatchObject({ id: work.workOrderId, title: name?.zh })
  })

  it('finds an order by its number and its services, once', async () => {
    expect(await ids('ORDER', order.number)).toEqual([order.id])
    expect(await ids('ORDER', 'eori')).toEqual([order.id])
  })

  it('finds a number with the spaces and dots that people write', async () => {
    for (const typed of ['DE123456788', 'de 123 456 788', 'DE 123.456.788', '123456788', '45678'])
      expect(await ids('NUMBER', typed), typed).toEqual([work.workOrderId])
  })

  it('finds a document by its name, its kind in either language, and its person', async () => {
    for (const typed of ['mietvertrag', 'Halle 7', 'contract', '合同', 'lin yue'])
      expect(await ids('DOCUMENT', typed), typed).toEqual([file])
  })

  it('finds services and the questions that they answer', async () => {
    const german = await find('德国 vat')
    const services = german.filter(({ kind }) => kind === 'SERVICE')
    expect(services.length).toBeGreaterThan(1)
    expect(services.length).toBeLessThanOrEqual(5)
    expect(services.every(({ country }) => country === 'DE')).toBe(true)
    const help = (await find('representative')).find(({ kind }) => kind === 'HELP')
    expect(help?.link).toMatch(/^\/services\/productDetails\?code=[\w-]+#questions$/)
  })

  it('puts the number that was meant before those that contain it', async () => {
    await app.database.pool.query(
      `insert into orders select copied.* from orders source, lateral jsonb_populate_record(null::orders,
         to_jsonb(source) || jsonb_build_object('id', 'or_other', 'number', 'OR-2025-9' || right(source.number, 5),
         'created_at', now() + interval '1 day')) copied where source.id = $1`,
      [order.id],
    )
    const serial = String(Number(order.number.split('-')[2]))
    if (serial.length > 1) expect((await ids('ORDER', serial))[0]).toBe(order.id)
    expect((await ids('ORDER', order.number))[0]).toBe(order.id)
  })

  it('is for viewers too, and for members alone', async () => {
    expect(await ids('WORK_ORDER', work.number, app.people.viewer)).toEqual([work.workOrderId])
    expect((await app.get(search, { q: 'x' })).body.code).toBe(1)
    expect((await app.get(search, { q: 'x' }, { as: app.people.agent })).body.code).toBe(1)
  })

  it('shows another company nothing of it', async () => {
    const { sellerOther } = app.people
    for (const typed of [work.number, order.number, 'DE123456788', 'mietvertrag', work.workOrderId, 'eori']) {
      const found = await find(typed, sellerOther)
      expect(
        found.filter(({ kind }) => kind !== 'SERVICE' && kind !== 'HELP'),
        typed,
      ).toEqual([])
    }
  })
})

describe('odd input', () => {
  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '%%%',
    '\u202E\u200F',
    '😀',
    '𠮷',
    "'; drop table orders --",
    'a\0b',
    '()[]{}|*+',
  ])('answers %j without everything in it', async (typed) => {
    const { body } = await app.get(search, { q: typed }, { as: app.people.seller })
    expect(body.code).toBe(0)
    expect(body.data?.results.filter(({ id }) => id === file || id === order.id)).toEqual([])
  })

  it('takes no notice of marks that nobody sees', async () => {
    expect(await ids('WORK_ORDER', `\u200F${work.number}\u202C`)).toEqual([work.workOrderId])
  })

  it.each(['', '   ', 'x'.repeat(101), 'x'.repeat(10_000)])('refuses nothing and too much', async (q) => {
    expect((await app.get(search, { q }, { as: app.people.seller })).body.code).toBe(400)
  })
})
