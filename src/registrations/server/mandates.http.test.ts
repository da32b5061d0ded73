import { beforeAll, describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { acceptNode, reopenNode } from '#work-orders/staff/steps-contract.ts'
import { submitSignature } from '#work-orders/contract.ts'
import {
  advanceTo,
  openWorkOrder,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { listRegistrations } from '../contract.ts'
import { listMandates, revokeMandate, type Mandate } from '../mandates-contract.ts'
import { mandateInForce } from './public.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})

async function mandatesOf(as: Caller = app.people.seller): Promise<Mandate[]> {
  const { body } = await app.get(listMandates, { pageSize: 100 }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data.records
}

const ofOrder = async ({ workOrderId, as }: OpenedWorkOrder) =>
  (await mandatesOf(as)).filter(({ workOrder }) => workOrder.id === workOrderId)

async function signAgain(order: OpenedWorkOrder, accepted: Record<string, string> = {}): Promise<void> {
  const agent = { as: app.people.agent }
  const node = order.node('powerOfAttorney')
  const uploadId = await uploadSampleFile(app, order.as, 'signed-again.pdf')
  await app.post(submitSignature, { ...node, uploadId }, { as: order.as })
  const { body } = await app.post(acceptNode, { ...node, ...accepted }, agent)
  if (body.code !== 0) throw new Error(JSON.stringify(body))
}

const inForceIn = async (as: { email: string }, country: string, on = agencyToday(app)) => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select m.company_id as id from company_members m join users u on u.id = m.user_id where u.email = $1',
    [as.email],
  )
  return mandateInForce(app.deps.db, { companyId: rows[0]?.id ?? '', country, on })
}

describe('an accepted signature', () => {
  it('is a mandate of its country and field, with its document, until it is revoked', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'accepted')
    expect(await ofOrder(order)).toEqual([])
    await advanceTo(app, order, 'signed', 'signed')
    const [mandate, ...others] = await ofOrder(order)
    expect(others).toEqual([])
    expect(mandate).toMatchObject({
      country: 'DE',
      scope: 'VAT',
      status: 'IN_FORCE',
      signedOn: agencyToday(app),
      expiresOn: null,
      endedOn: null,
      document: { name: 'signed.pdf' },
      workOrder: { id: order.workOrderId, number: order.number },
    })
    const { body } = await app.get(listMessages, { pageSize: 5 }, { as: order.as })
    expect(body.data?.records.map(({ title }) => title)).toContain('Your mandate for Germany is in force')
  })

  it('has the days that the document names', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'accepted')
    const today = agencyToday(app)
    const days = { signedOn: addDays(today, -3), validUntil: addDays(today, 365) }
    await signAgain(order, days)
    expect(await ofOrder(order)).toMatchObject([{ signedOn: days.signedOn, expiresOn: days.validUntil }])
  })

  it('is refused with a day in the future, or one that is over, and stays to be checked', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'accepted')
    const node = order.node('powerOfAttorney')
    const uploadId = await uploadSampleFile(app, order.as, 'signed.pdf')
    await app.post(submitSignature, { ...node, uploadId }, { as: order.as })
    const agent = { as: app.people.agent }
    const tomorrow = addDays(agencyToday(app), 1)
    const yesterday = addDays(agencyToday(app), -1)
    const future = await app.post(acceptNode, { ...node, signedOn: tomorrow }, agent)
    expect(future.body).toMatchObject({ error: 'work_orders.day_in_future' })
    const over = await app.post(acceptNode, { ...node, validUntil: yesterday }, agent)
    expect(over.body).toMatchObject({ error: 'work_orders.valid_until_wrong' })
    expect(await ofOrder(order)).toEqual([])
    expect((await app.post(acceptNode, node, agent)).body.code).toBe(0)
  })

  it('that is given again replaces the first one, which stays as history', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'signed')
    const reason = 'The office wants a signature in ink.'
    const reopened = await app.post(
      reopenNode,
      { ...order.node('powerOfAttorney'), reason },
      { as: app.people.agent },
    )
    expect(reopened.body.code).toBe(0)
    await signAgain(order)
    expect(await ofOrder(order)).toMatchObject([
      { status: 'IN_FORCE', document: { name: 'signed-again.pdf' } },
      { status: 'REPLACED', endedOn: agencyToday(app), document: { name: 'signed.pdf' } },
    ])
  })
})

describe('a registration', () => {
  it('shows its mandate, and that it was revoked', async () => {
    const as = app.people.sellerOther
    const order = await openWorkOrder(app, as)
    await advanceTo(app, order, 'done')
    const shown = async () => {
      const { body } = await app.get(listRegistrations, { pageSize: 100 }, { as })
      return body.data?.records.find(({ workOrder }) => workOrder.id === order.workOrderId)?.mandate
    }
    const [mandate] = await ofOrder(order)
    expect(await shown()).toEqual({ status: 'IN_FORCE', id: mandate?.id, until: null, isInForce: true })
    await app.post(revokeMandate, { mandateId: mandate?.id ?? '' }, { as })
    expect(await shown()).toEqual({
      status: 'REVOKED',
      id: mandate?.id,
      until: agencyToday(app),
      isInForce: false,
    })
  })
})

describe('revoking', () => {
  it('ends it at once, once, and says what follows', async () => {
    const order = await openWorkOrder(app, app.people.sellerOther)
    await advanceTo(app, order, 'vatNumber')
    const [mandate] = await ofOrder(order)
    expect(mandate?.isOnlyOne).toBe(true)
    expect(await inForceIn(app.people.sellerOther, 'DE')).toMatchObject({ id: mandate?.id })
    expect(await inForceIn(app.people.sellerOther, 'FR')).toBeUndefined()
    const as = app.people.sellerOther
    const first = await app.post(revokeMandate, { mandateId: mandate?.id ?? '' }, { as })
    expect(first.body.code).toBe(0)
    expect(await ofOrder(order)).toMatchObject([{ status: 'REVOKED', endedOn: agencyToday(app) }])
    expect(await inForceIn(app.people.sellerOther, 'DE')).toBeUndefined()
    const again = await app.post(revokeMandate, { mandateId: mandate?.id ?? '' }, { as })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ error: 'mandate.ended_already' })
    const { body } = await app.get(listMessages, { pageSize: 5 }, { as })
    const told = body.data?.records.find(({ title }) => title === 'Your mandate for Germany was revoked')
    expect(told?.body).toContain('We can no longer file for you in Germany.')
  })

  it('is the owner’s alone, and of the company’s own', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'signed')
    const [mandate] = await ofOrder(order)
    const mandateId = mandate?.id ?? ''
    for (const as of [app.people.viewer, app.people.sellerOther]) {
      const { body } = await app.post(revokeMandate, { mandateId }, { as })
      expect(body.code).toBe(499)
    }
    const foreign = await app.post(revokeMandate, { mandateId }, { as: app.people.sellerOther })
    expect(foreign.body).toMatchObject({ error: 'mandate.not_found' })
    expect(await ofOrder(order)).toMatchObject([{ status: 'IN_FORCE' }])
    expect((await mandatesOf(app.people.sellerOther)).map(({ id }) => id)).not.toContain(mandateId)
    expect((await mandatesOf(app.people.viewer)).map(({ id }) => id)).toContain(mandateId)
  })

  it('leaves what another mandate covers', async () => {
    const orders = [await openWorkOrder(app), await openWorkOrder(app)]
    for (const order of orders) await advanceTo(app, order, 'signed')
    const [first] = orders
    if (!first) throw new Error('no order')
    const [mandate] = await ofOrder(first)
    expect(mandate?.isOnlyOne).toBe(false)
    const { body } = await app.post(revokeMandate, { mandateId: mandate?.id ?? '' }, { as: first.as })
    expect(body.code).toBe(0)
    expect(await inForceIn(app.people.seller, 'DE')).toBeDefined()
  })
})
