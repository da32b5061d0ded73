import { beforeAll, expect, it } from 'vitest'
import { sortedLetter } from '#letters/testing/letters.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffQueue } from '../../staff/contract.ts'
import { openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent } = app.people
const { pool } = app.database
let order: OpenedWorkOrder

beforeAll(async () => {
  order = await openWorkOrder(app)
  const { rows } = await pool.query<{ company_id: string }>('select company_id from work_orders')
  await pool.query(
    `update companies set name = 'Foshan Quietriver Ceramics', name_original = '佛山市静河陶瓷有限公司',
       vat_number = 'DE129273398', registration_number = '91440300MA5FXXXX1K' where id = $1`,
    [rows[0]?.company_id],
  )
  await pool.query(
    `update users set name = 'Li Na 李娜', email = 'li.na@quietriver.example' where id in (
       select user_id from company_members where company_id = $1 and role = 'owner')`,
    [rows[0]?.company_id],
  )
  await pool.query(`update work_orders set order_number = 'OR-2026-000361' where id = $1`, [
    order.workOrderId,
  ])
  await pool.query(
    `update orders set number = 'OR-2026-000361' where id = (select order_id from work_orders where id = $1)`,
    [order.workOrderId],
  )
  await pool.query(
    `update wo_nodes set details = '{"reference": "FA-27/815/08150"}' where work_order_id = $1 and position = 3`,
    [order.workOrderId],
  )
  await pool.query(
    `insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id,
       product_code, product_name, country, kind, registration_number, created_at)
     select 'reg_1', company_id, id, number, order_id, order_number, product_id, product_code, product_name, country,
       'VAT_NUMBER', 'FR 40 303 265 045', now() from work_orders where id = $1`,
    [order.workOrderId],
  )
})

beforeAll(async () => {
  await sortedLetter(app, { workOrderId: order.workOrderId, reference: 'Az 27/815/99001' })
  await sortedLetter(app, { reference: 'Az 11/111/11111' })
})

const find = async (keyword: string) => {
  const { body } = await app.get(staffQueue, { view: 'all', keyword }, { as: agent })
  return body.data?.total
}

it.each([
  ['the order’s number', 'OR-2026-000361'],
  ['the order’s number, as people write it', 'or 361'],
  ['the company’s name as it is now', 'quietriver'],
  ['the company’s name in its own script', '静河陶瓷'],
  ['two signs of it', '静河'],
  ['one', '静'],
  ['its VAT number', 'de 129 273 398'],
  ['the beginning of it', 'DE1292'],
  ['its registration number', '91440300MA5FXXXX1K'],
  ['the number that was obtained', 'FR40303265045'],
  ['the e-mail of somebody who works there', 'li.na@quietriver.example'],
  ['a person', 'Li Na'],
  ['a person in Chinese', '李娜'],
  ['the authority’s reference', 'fa-27/815/08150'],
  ['the reference of a letter', 'Az 27/815/99001'],
  ['the same, as people write it', 'az 2781599001'],
  ['the service', 'vat registration'],
  ['its code', 'vat-registration-de'],
])('a work order is found by %s', async (_what, keyword) => {
  expect(await find(keyword)).toBe(1)
})

it('a work order is found by its number, in full or its beginning', async () => {
  expect(await find(order.number)).toBe(1)
  expect(await find(order.number.slice(0, 6).toLowerCase())).toBe(1)
  expect(await find(order.number.slice(-4))).toBe(1)
})

it.each([
  'nobody',
  '%',
  '_',
  'OR-2026-000362',
  'DE999',
  'FA-27',
  `'; drop table x`,
  '河静',
  '娜李',
  '\u0000',
])('nothing is found by “%s”', async (keyword) => {
  const total = await find(keyword)
  // A keyword of nothing but what the database refuses is none.
  expect(total).toBe(keyword === '\u0000' ? 1 : 0)
})
