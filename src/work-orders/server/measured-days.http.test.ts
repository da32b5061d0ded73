import { expect, it } from 'vitest'
import { productDetails } from '#catalogue/contract.ts'
import { clearCatalogue } from '#catalogue/server/catalogue-cache.ts'
import { testApp } from '#main/testing/test-app.ts'
import { multiply } from '#platform/testing/plans.ts'
import { finishedLately } from './work-orders.queries.ts'
import { detailOf, GERMAN_REGISTRATION, openWorkOrder } from '../testing/work-orders.builders.ts'

const app = await testApp()
const { pool } = app.database

const details = async () => {
  clearCatalogue(app.deps.db)
  const { body } = await app.get(productDetails, { code: GERMAN_REGISTRATION })
  return body.data
}

it('a service promises what its finished orders took, and the order bought says the same', async () => {
  const planned = await details()
  expect(planned?.daysAreMeasured).toBe(false)
  await openWorkOrder(app)
  const finish = async (count: number, from: number) =>
    multiply(
      pool,
      'work_orders',
      {
        id: `'wo_done_' || n + ${from}`,
        number: `'WO-2025-' || n + ${from}`,
        order_line_id: `'ol_done_' || n + ${from}`,
        status: "'COMPLETED'",
        turn: "'none'",
        completed_at: "timestamptz '2026-01-01' + n * interval '1 hour'",
        duration_days: '60 + n % 10',
      },
      count,
    )
  await finish(19, 0)
  expect((await details())?.expectedFinish).toEqual(planned?.expectedFinish)
  await pool.query(`delete from work_orders where id like 'wo_done_%'`)
  await finish(40, 100)
  finishedLately.forget(app.deps.db)
  const measured = await details()
  expect(measured).toMatchObject({ daysAreMeasured: true, expectedDays: { low: 62, high: 67 } })
  const { workOrder } = await detailOf(app, await openWorkOrder(app))
  expect(workOrder.expectedFinish).toMatchObject(measured?.expectedFinish ?? {})
})
