import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { saveNodeData } from '../contract.ts'
import { noteOnWorkOrder } from '../staff/contract.ts'
import { openWorkOrder, submitForm, type OpenedWorkOrder } from '../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

/** The transaction that last wrote the work order, and the number of entries in its history. */
async function written({ workOrderId }: OpenedWorkOrder) {
  const { rows } = await app.database.pool.query<{ by: string; lines: number }>(
    `select xmin::text as by, (select count(*)::int from wo_history where work_order_id = work_orders.id) as lines
     from work_orders where id = $1`,
    [workOrderId],
  )
  return rows[0]
}

it('is not written by a draft', async () => {
  const order = await openWorkOrder(app)
  const before = await written(order)
  const { nodeId } = order.node('companyForm')
  const { body } = await app.post(
    saveNodeData,
    { nodeId, answers: { country: 'CN' }, submit: false },
    { as: seller },
  )
  expect(body.data?.revision).toBe(1)
  expect(await written(order)).toEqual(before)
})

it('is not written by a note, which only enters its history', async () => {
  const order = await openWorkOrder(app)
  const before = await written(order)
  await app.post(noteOnWorkOrder, { workOrderId: order.workOrderId, text: 'Call them.' }, { as: agent })
  expect(await written(order)).toEqual({ by: before?.by, lines: 2 })
})

it('is written, with a history entry, when a form is submitted', async () => {
  const order = await openWorkOrder(app)
  const before = await written(order)
  await submitForm(app, order)
  const after = await written(order)
  expect(after?.lines).toBe(2)
  expect(after?.by).not.toBe(before?.by)
})
