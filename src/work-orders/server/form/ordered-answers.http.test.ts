import { expect, it } from 'vitest'
import { prefill } from '#forms/engine/copy/prefill.ts'
import { testApp } from '#main/testing/test-app.ts'
import { saveNodeData } from '../../contract.ts'
import { copyData } from '../../form-contract.ts'
import { formOf, openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller } = app.people
const today = '2026-11-22'

const orderFiling = (plan: string, firstPeriod: string) =>
  openWorkOrder(app, seller, 'vat-filing-de', { plan, firstPeriod })

async function shownIn(order: OpenedWorkOrder) {
  const form = await formOf(app, order)
  return prefill(form.template, form.answers, form.prefill, { saves: form.revisions, today })
}

const save = async (order: OpenedWorkOrder, answers: Record<string, unknown>) =>
  app.post(saveNodeData, { nodeId: order.node('companyForm').nodeId, answers, submit: false }, { as: seller })

it('shows in the form what was chosen in the order, until a person answers otherwise', async () => {
  const order = await orderFiling('quarterly12', '2026-11')
  expect(await shownIn(order)).toMatchObject({
    filingRhythm: 'quarterly',
    firstPeriodYear: '2026',
    firstQuarter: '10',
  })
  const own = { filingRhythm: 'monthly', firstPeriodYear: '2027', firstMonth: '01' }
  expect((await save(order, { ...(await shownIn(order)), ...own })).body).toMatchObject({ code: 0 })
  expect(await shownIn(order)).toMatchObject({ ...own, firstPeriod: '2027-01' })
})

it('asks for the state of an EORI number as ordered', async () => {
  const order = await openWorkOrder(app, seller, 'eori-eu', { state: 'NL' })
  expect(await shownIn(order)).toMatchObject({ firstState: 'NL' })
})

it('copies from an earlier form nothing that this order says otherwise', async () => {
  const earlier = await orderFiling('quarterly12', '2026-11')
  expect((await save(earlier, await shownIn(earlier))).body).toMatchObject({ code: 0 })
  const order = await orderFiling('monthly12', '2026-12')
  const copied = await app.post(
    copyData,
    { from: earlier.workOrderId, to: order.workOrderId },
    { as: seller },
  )
  expect(copied.body.code).toBe(0)
  expect(await shownIn(order)).toMatchObject({
    filingRhythm: 'monthly',
    firstPeriodYear: '2026',
    firstMonth: '12',
  })
})
