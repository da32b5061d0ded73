import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { advanceTo, openWorkOrder, type OpenedWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { createConfirmation, type Confirmation } from '../contract.ts'

/** A German registration that is with the tax office. */
export async function filedWorkOrder(app: TestApp, as?: Caller): Promise<OpenedWorkOrder> {
  const order = await openWorkOrder(app, as)
  await advanceTo(app, order, 'filed')
  return order
}

export async function makeConfirmation(
  app: TestApp,
  order: OpenedWorkOrder,
): Promise<Confirmation & { code: string }> {
  const { body } = await app.post(createConfirmation, { workOrderId: order.workOrderId }, { as: order.as })
  const letter = body.data
  if (!letter || letter.code === null) throw new Error(JSON.stringify(body))
  return { ...letter, code: letter.code }
}
