import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { companyHasOrdered } from '#orders/server/public.ts'
import { cancelWorkOrder } from '#work-orders/staff/contract.ts'
import { payerOf } from '../testing/payer.ts'

const app = await testApp({ listen: true })
const { seller, agent } = app.people

it('a company has bought though all the work it paid for was cancelled, and its records are kept', async () => {
  const order = await payerOf(app, seller).orderAndPay()
  const { rows } = await app.deps.db.execute<{ id: string; company_id: string }>(
    `select id, company_id from work_orders where order_id = '${order.id}'`,
  )
  for (const { id: workOrderId } of rows)
    await app.post(cancelWorkOrder, { workOrderId, reason: 'Not needed any more.' }, { as: agent })
  await app.drain()
  const left = await app.deps.db.execute(
    `select 1 from orders where company_id = '${rows[0]?.company_id}' and status not in ('DRAFT', 'CANCELLED', 'EXPIRED')`,
  )
  expect(left.rows).toEqual([])
  expect(await companyHasOrdered(app.deps.db, rows[0]?.company_id ?? '')).toBe(true)
})
