import { acceptForm } from '#work-orders/testing/review.builders.ts'
import { describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { orderDetails } from '#orders/contract.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { readTakeover } from '#registrations/takeover-contract.ts'
import { followCalendar } from '#registrations/server/follow-calendar.ts'
import { endTerms } from '#registrations/server/end-terms.ts'
import { submitSignature } from '../../contract.ts'
import { submitFilingForm, submitGenericForm } from '../../testing/forms.builders.ts'
import * as staff from '../../staff/contract.ts'
import * as steps from '../../staff/steps-contract.ts'
import {
  advanceTo,
  GERMAN_REGISTRATION,
  WITH_FILING,
  detailOf,
  openWorkOrder,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'
import { holdFor } from '../../testing/holds.builders.ts'

const app = await testApp()
const { seller, sellerOther, agent } = app.people

const periodsOf = async (order: OpenedWorkOrder) =>
  (
    await app.database.pool.query<Record<string, string>>(
      `select kind, rhythm, from_day::text, to_day::text, due_on::text, state from service_periods
       where term_id = (select id from filing_terms where work_order_id = $1) order by to_day, from_day`,
      [order.workOrderId],
    )
  ).rows

const orderStatus = async (order: OpenedWorkOrder, as: Caller = seller) =>
  (await app.get(orderDetails, { id: order.orderId }, { as })).body.data?.status

const handOver = (order: OpenedWorkOrder, more: object = {}) =>
  app.post(steps.completeNode, { ...order.node('handover'), ...more }, { as: agent })

/** A German registration that is ready for its handover, with a number of its own. */
async function readyToHandOver(number: string, as: Caller = seller): Promise<OpenedWorkOrder> {
  const order = await openWorkOrder(app, as, GERMAN_REGISTRATION, WITH_FILING)
  await advanceTo(app, order, 'vatNumber', 'submitted', number)
  return order
}

describe('filing that comes with a registration', () => {
  it('is a record from the purchase on, and runs from the handover to its last due day', async () => {
    const order = await openWorkOrder(app, seller, GERMAN_REGISTRATION, WITH_FILING)
    const bought = await detailOf(app, order)
    expect(bought.filing).toMatchObject({ status: 'WAITING', months: 12, rhythm: null, periods: [] })
    await advanceTo(app, order, 'vatNumber')
    const answer = await handOver(order, { rhythm: 'QUARTERLY', firstMonth: '2026-11' })
    expect(answer.body).toMatchObject({ code: 0, data: { workOrderStatus: 'OPEN', turn: 'none' } })
    await app.drain()
    expect(await orderStatus(order)).toBe('FULFILLING')
    const running = await detailOf(app, order)
    expect(running.workOrder).toMatchObject({
      status: 'OPEN',
      turn: 'none',
      late: false,
      expectedFinish: null,
      currentNode: { key: 'filing', kind: 'FILING_TERM' },
    })
    expect(running.filing).toMatchObject({
      status: 'RUNNING',
      rhythm: 'QUARTERLY',
      number: 'DE129273398',
      from: '2026-10-01',
      to: '2027-09-30',
      endsAt: '2027-10-11',
    })
    expect((await periodsOf(order)).map((period) => [period['from_day'], period['due_on']])).toEqual([
      ['2026-10-01', '2027-01-11'],
      ['2027-01-01', '2027-04-12'],
      ['2027-04-01', '2027-07-12'],
      ['2027-07-01', '2027-10-11'],
    ])
    const subjects = (await app.mails()).map(({ subject }) => subject)
    expect(subjects.find((subject) => subject.includes(order.number))).toContain('已交付，申报服务开始')
    expect(subjects.some((subject) => subject.includes('已办结') && subject.includes(order.number))).toBe(
      false,
    )
  })

  it('shows the same term to the staff, on the order and in the list of registrations', async () => {
    const order = await readyToHandOver('DE123456788')
    expect((await handOver(order)).body.code).toBe(0)
    const { workOrderId } = order
    const seen = (await detailOf(app, order)).filing
    const { body } = await app.get(staff.staffWorkOrder, { workOrderId }, { as: agent })
    expect(body.data?.filing).toEqual(seen)
    const bought = (await app.get(orderDetails, { id: order.orderId }, { as: seller })).body.data
    expect(bought?.lines.map((line) => line.filing)).toEqual([seen])
    const list = (await app.get(listRegistrations, {}, { as: seller })).body.data
    const own = list?.records.find((one) => one.workOrder.id === workOrderId)
    const { periods: _, ...term } = seen ?? { periods: [] }
    expect(own).toMatchObject({
      number: 'DE123456788',
      kind: 'VAT_NUMBER',
      country: 'DE',
      validFrom: '2026-03-01',
      validUntil: null,
      certificate: { name: 'certificate.pdf' },
      order: { id: order.orderId },
      term,
    })
    expect((await app.get(listRegistrations, {}, { as: sellerOther })).body.data?.total).toBe(0)
  })

  it('begins once, though the handover is pressed twice at the same moment', async () => {
    const order = await readyToHandOver('DE423912262')
    const answers = await Promise.all([1, 2, 3].map(() => handOver(order, { rhythm: 'QUARTERLY' })))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect(await periodsOf(order)).toHaveLength(4)
  })

  it('follows the calendar when it has become another', async () => {
    const order = await readyToHandOver('DE543382946')
    await handOver(order, { rhythm: 'QUARTERLY', firstMonth: '2027-01' })
    const right = (await detailOf(app, order)).filing
    await app.database.pool.query(
      `update service_periods set due_on = '2027-05-01' where term_id = $1 and from_day < '2027-06-01'`,
      [right?.id],
    )
    await app.database.pool.query(`update filing_terms set last_due_on = '2027-12-01' where id = $1`, [
      right?.id,
    ])
    expect((await detailOf(app, order)).filing).not.toEqual(right)
    expect(await followCalendar(app.deps)).toBe(1)
    expect((await detailOf(app, order)).filing).toEqual(right)
    expect(await followCalendar(app.deps)).toBe(0)
  })

  it('continues an earlier term of the same number without a gap or an overlap', async () => {
    const [first, second] = [
      await readyToHandOver('DE812345673', sellerOther),
      await readyToHandOver('DE812345673', sellerOther),
    ]
    await handOver(first)
    await handOver(second)
    const before = await periodsOf(first)
    const after = await periodsOf(second)
    expect(after[0]?.['from_day'] && after[0]['from_day'] > (before.at(-1)?.['to_day'] ?? '')).toBe(true)
    const { rows } = await app.database.pool.query(
      'select count(distinct registration_id)::int as count from filing_terms where company_id = (select company_id from work_orders where id = $1)',
      [first.workOrderId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('a term that is over', () => {
  it('ends once, with its order, however many processes look', async () => {
    const order = await readyToHandOver('DE234567894')
    await handOver(order, { rhythm: 'MONTHLY', firstMonth: '2024-01' })
    expect((await detailOf(app, order)).filing?.endsAt).toBe('2025-01-10')
    const other = await readyToHandOver('DE345678914')
    await handOver(other, { firstMonth: '2027-01' })
    const ended = await Promise.all([endTerms(app.deps), endTerms(app.deps), endTerms(app.deps)])
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1)
    await app.drain()
    const done = await detailOf(app, order)
    expect(done.workOrder).toMatchObject({ status: 'COMPLETED', percent: 100 })
    expect(done.filing).toMatchObject({ status: 'ENDED', next: null })
    expect(new Set((await periodsOf(order)).map((period) => period['state']))).toEqual(new Set(['CLOSED']))
    expect(await orderStatus(order)).toBe('COMPLETED')
    expect((await detailOf(app, other)).workOrder.status).toBe('OPEN')
    const mails = (await app.mails()).filter(({ subject }) => subject.includes(order.number))
    expect(mails.filter(({ subject }) => subject.startsWith('申报服务已到期'))).toHaveLength(1)
    expect(await endTerms(app.deps)).toBe(0)
  })

  it('that fails between its steps changes nothing, and ends once at the next try', async () => {
    const order = await readyToHandOver('DE678912340')
    await handOver(order, { rhythm: 'MONTHLY', firstMonth: '2024-01' })
    const failing = {
      ...app.deps,
      jobs: { ...app.deps.jobs, publish: () => Promise.reject(new Error('killed here')) },
    }
    expect(await endTerms(failing)).toBe(0)
    expect((await detailOf(app, order)).filing).toMatchObject({ status: 'RUNNING' })
    expect(new Set((await periodsOf(order)).map((period) => period['state']))).toEqual(new Set(['OPEN']))
    expect(await endTerms(app.deps)).toBe(1)
    await app.drain()
    expect(await orderStatus(order)).toBe('COMPLETED')
  })

  it('ends its work when the hold is over, if it ended on hold', async () => {
    const order = await readyToHandOver('DE456789125')
    await handOver(order, { rhythm: 'MONTHLY', firstMonth: '2024-01' })
    const { workOrderId } = order
    await holdFor(app, workOrderId)
    await endTerms(app.deps)
    await app.drain()
    expect((await detailOf(app, order)).workOrder.status).toBe('ON_HOLD')
    await app.post(staff.resumeWorkOrder, { workOrderId, reason: 'Answered.' }, { as: agent })
    expect((await detailOf(app, order)).workOrder.status).toBe('COMPLETED')
  })
})

it('a running term is cancelled with its work: what is over stays, what is due later is cancelled', async () => {
  const order = await readyToHandOver('DE567891239')
  const year = app.clock.now().getUTCFullYear()
  await handOver(order, { rhythm: 'MONTHLY', firstMonth: `${year}-01` })
  await app.post(staff.cancelWorkOrder, { workOrderId: order.workOrderId, reason: 'Sold.' }, { as: agent })
  await app.drain()
  const { workOrder, filing } = await detailOf(app, order)
  expect(workOrder.status).toBe('CANCELLED')
  expect(filing?.status).toBe('CANCELLED')
  const today = agencyToday(app)
  for (const { to, dueAt, status } of filing?.periods ?? [])
    expect(status).toBe(to >= today || (dueAt ?? '') >= today ? 'CANCELLED' : 'CLOSED')
  expect(await endTerms(app.deps)).toBe(0)
})

/** Everything before the handover. */
async function completeSetUp(order: OpenedWorkOrder, from: 'companyForm' | 'powerOfAttorney') {
  if (from === 'companyForm') {
    await submitGenericForm(app, order)
    await acceptForm(app, order.node('companyForm'))
  }
  const uploadId = await uploadSampleFile(app, seller, 'signed.pdf')
  await app.post(submitSignature, { ...order.node('powerOfAttorney'), uploadId }, { as: seller })
  await app.post(steps.acceptNode, order.node('powerOfAttorney'), { as: agent })
  await app.post(steps.completeNode, order.node('takeOver'), { as: agent })
}

/** As if it had been opened before filing had a step, a record and questions of its own. */
async function makeOlder({ workOrderId }: OpenedWorkOrder) {
  const { pool } = app.database
  await pool.query(`delete from wo_nodes where work_order_id = $1 and kind = 'FILING_TERM'`, [workOrderId])
  await pool.query('delete from filing_terms where work_order_id = $1', [workOrderId])
  await pool.query(
    `update wo_nodes set form_template = '{"key":"genericService","version":1}' where work_order_id = $1 and kind = 'FORM'`,
    [workOrderId],
  )
}

describe('filing bought alone', () => {
  it('begins when the form with the checked number is accepted, by what the form says', async () => {
    const order = await openWorkOrder(app, seller, 'vat-filing-de', { plan: 'monthly12' })
    await submitFilingForm(app, order)
    expect((await detailOf(app, order)).filing).toMatchObject({ status: 'WAITING' })
    await acceptForm(app, order.node('companyForm'))
    const { filing, workOrder } = await detailOf(app, order)
    expect(workOrder).toMatchObject({ status: 'OPEN', turn: 'seller' })
    expect(filing).toMatchObject({
      status: 'RUNNING',
      number: 'DE136695976',
      rhythm: 'MONTHLY',
      from: '2026-02-01',
      to: '2027-01-31',
      endsAt: '2027-02-10',
    })
    const list = (await app.get(listRegistrations, {}, { as: seller })).body.data?.records ?? []
    expect(list.find(({ number }) => number === 'DE136695976')).toMatchObject({
      kind: 'VAT_NUMBER',
      validFrom: '2024-03-01',
      workOrder: { id: order.workOrderId },
      certificate: { name: 'proof.pdf' },
    })
    // The form names another agent: what that one filed has to be known first.
    const registrationId = list.find(({ number }) => number === 'DE136695976')?.id ?? ''
    const takeover = (await app.get(readTakeover, { registrationId }, { as: seller })).body.data
    expect(takeover).toMatchObject({
      earlierAgency: 'Example Tax Services Ltd.',
      toCheck: ['START', 'RELEASE'],
      gapsKnown: false,
    })
    expect(takeover?.periods.map(({ kind, from }) => `${kind} ${from}`).slice(0, 3)).toEqual([
      'RETURN 2026-01-01',
      'ANNUAL 2025-01-01',
      'RETURN 2025-12-01',
    ])
    // Accepting it again after a correction neither doubles nor moves what has begun.
    await app.post(
      steps.reopenNode,
      { ...order.node('companyForm'), reason: 'A new address.' },
      { as: agent },
    )
    await submitFilingForm(app, order)
    await acceptForm(app, order.node('companyForm'))
    expect((await detailOf(app, order)).filing?.periods).toEqual(filing?.periods)
    await completeSetUp(order, 'powerOfAttorney')
    expect((await handOver(order)).body.data).toMatchObject({ workOrderStatus: 'OPEN', turn: 'none' })
    expect((await detailOf(app, order)).filing?.periods).toHaveLength(12)
  })

  it('cannot be handed over without the number, and has its periods with it, also by an older process', async () => {
    const order = await openWorkOrder(app, seller, 'vat-filing-se')
    await makeOlder(order)
    expect((await detailOf(app, order)).nodes.map(({ key }) => key)).not.toContain('filing')
    await completeSetUp(order, 'companyForm')
    expect((await handOver(order)).body).toMatchObject({
      error: 'work_orders.number_missing',
      fields: { number: expect.any(String) },
    })
    expect((await handOver(order, { number: 'SE556188840402' })).body.error).toBe('work_orders.number_wrong')
    expect((await handOver(order, { number: 'SE556188840401' })).body.code).toBe(0)
    const { filing } = await detailOf(app, order)
    expect(filing).toMatchObject({ status: 'RUNNING', rhythm: 'QUARTERLY', number: 'SE556188840401' })
    expect(filing?.periods.filter(({ kind }) => kind === 'RETURN')).toHaveLength(4)
    await app.drain()
    expect(await orderStatus(order)).toBe('FULFILLING')
  })
})
