import { agencyToday } from '#main/testing/agency-today.ts'
import { acceptForm } from '#work-orders/testing/review.builders.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { completeNode, acceptNode } from '#work-orders/staff/steps-contract.ts'
import { submitSignature } from '#work-orders/contract.ts'
import { submitGenericForm } from '#work-orders/testing/forms.builders.ts'
import {
  advanceTo,
  GERMAN_REGISTRATION,
  openWorkOrder,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { listRegistrations, type Registration } from '../contract.ts'

async function made(answer: Promise<{ body: { code: number; message: string } }>): Promise<void> {
  const { body } = await answer
  if (body.code !== 0) throw new Error(JSON.stringify(body))
}

async function registrationsOf(app: TestApp, as: Caller): Promise<Registration[]> {
  const { body } = await app.get(listRegistrations, { pageSize: 100 }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data.records
}

export async function registrationOf(app: TestApp, order: OpenedWorkOrder): Promise<Registration> {
  const found = (await registrationsOf(app, order.as)).find(
    ({ workOrder }) => workOrder.id === order.workOrderId,
  )
  if (!found) throw new Error(`nothing was obtained by ${order.number}`)
  return found
}

export type Obtained = { order: OpenedWorkOrder; id: string; registration: Registration }

/** A representative whose mandate is valid for so many days from today on. */
export async function representative(
  app: TestApp,
  {
    daysLeft,
    as = app.people.seller,
    code = 'responsible-person-eu',
  }: { daysLeft: number; as?: Caller; code?: string },
): Promise<Obtained> {
  const order = await openWorkOrder(app, as, code)
  const agent = { as: app.people.agent }
  await submitGenericForm(app, order)
  await made(acceptForm(app, order.node('companyForm')))
  const uploadId = await uploadSampleFile(app, as, 'signed.pdf')
  await made(app.post(submitSignature, { ...order.node('mandate'), uploadId }, { as }))
  await made(app.post(acceptNode, order.node('mandate'), agent))
  const validUntil = addDays(agencyToday(app), daysLeft)
  await made(app.post(completeNode, { ...order.node('handover'), validUntil }, agent))
  const registration = await registrationOf(app, order)
  return { order, id: registration.id, registration }
}

/** A German registration whose twelve monthly returns begin with that month, `2026-01`. */
export async function filedMonthly(
  app: TestApp,
  { number, firstMonth, as = app.people.seller }: { number: string; firstMonth: string; as?: Caller },
): Promise<Obtained> {
  const order = await openWorkOrder(app, as, GERMAN_REGISTRATION, { filing: '12' })
  await advanceTo(app, order, 'vatNumber', 'submitted', number)
  const input = { ...order.node('handover'), rhythm: 'MONTHLY', firstMonth }
  await made(app.post(completeNode, input, { as: app.people.agent }))
  const registration = await registrationOf(app, order)
  return { order, id: registration.id, registration }
}

/** `2026-03` for the month so many months from this one. */
export function monthFromNow(app: TestApp, offset: number): string {
  const [year = 0, month = 0] = agencyToday(app).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 7)
}
