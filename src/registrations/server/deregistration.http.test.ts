import { acceptForm } from '#work-orders/testing/review.builders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { vatDeregistrationExample } from '#form-templates/vat-deregistration/examples.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listCalendar } from '#calendar/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { listRegistrations } from '../contract.ts'
import { listMandates } from '../mandates-contract.ts'
import { filedMonthly, monthFromNow, type Obtained } from '../testing/registrations.builders.ts'
import { submitSignature, workOrderDetails } from '#work-orders/contract.ts'
import { grantedByAuthority } from '#work-orders/staff/authority-contract.ts'
import { acceptNode, completeNode, skipNode } from '#work-orders/staff/steps-contract.ts'
import { submitDeregistrationForm } from '#work-orders/testing/forms.builders.ts'
import { openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { endByDeregistration, mandateInForce } from './public.ts'

let app: TestApp
let filed: Obtained
let companyId: string

const deregister = (number: string | undefined) =>
  app.deps.db.transaction((tx) =>
    endByDeregistration(tx, app.deps, {
      companyId,
      country: 'DE',
      number,
      end: agencyToday(app),
      today: agencyToday(app),
      at: app.clock.now(),
      by: { kind: 'staff', name: 'Jan' },
    }),
  )

const registration = () => registrationOf(filed.id)

async function registrationOf(wanted: string) {
  const { body } = await app.get(listRegistrations, { pageSize: 100 }, { as: app.people.seller })
  return body.data?.records.find(({ id }) => id === wanted)
}

const inForce = () => mandateInForce(app.deps.db, { companyId, country: 'DE', on: agencyToday(app) })

beforeAll(async () => {
  app = await testApp()
  filed = await filedMonthly(app, { number: 'DE129273398', firstMonth: monthFromNow(app, -10) })
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from registrations where id = $1',
    [filed.id],
  )
  companyId = rows[0]?.company_id ?? ''
})

describe('a number that the office closed', () => {
  it('leaves another number, its filing and the mandate as they are', async () => {
    await deregister('DE811569869')
    expect(await registration()).toMatchObject({ endedOn: null, term: { status: 'RUNNING' } })
    expect(await inForce()).toBeDefined()
  })

  it('ends registration, filing and mandate in one transaction, and nothing waits any more', async () => {
    const renewals = { type: 'RENEWAL' } as const
    const before = await app.get(listPendingMatters, renewals, { as: app.people.seller })
    expect(before.body.data?.records.map(({ id }) => id)).toContain(filed.id)
    const author = async () => {
      const { rows } = await app.database.pool.query<{ who: string; at: Date }>(
        "select changed_by_kind || ' ' || changed_by_name as who, changed_at as at from registrations where id = $1",
        [filed.id],
      )
      return rows[0]
    }
    expect(await author()).toEqual({ who: expect.stringMatching(/^(staff|seller) \w/), at: expect.any(Date) })
    await deregister('DE129273398')
    await app.drain()
    expect((await author())?.who).toBe('staff Jan')
    const today = agencyToday(app)
    expect(await registration()).toMatchObject({
      endedOn: today,
      validUntil: today,
      renewal: null,
      term: { status: 'ENDED', next: null },
    })
    // The period of the last day is declared up to it, and nothing later.
    const { rows: periods } = await app.database.pool.query<{ to_day: string }>(
      "select to_day::text from service_periods where registration_id = $1 and state = 'CLOSED' order by to_day desc",
      [filed.id],
    )
    expect(periods[0]?.to_day).toBe(today)
    expect(await inForce()).toBeUndefined()
    const mandates = await app.get(listMandates, {}, { as: app.people.seller })
    expect(mandates.body.data?.records).toMatchObject([{ status: 'DEREGISTERED', endedOn: today }])
    const after = await app.get(listPendingMatters, {}, { as: app.people.seller })
    // What the ended number leaves behind is all that waits.
    expect(after.body.data?.records.map(({ link }) => link)).toEqual([
      expect.stringContaining('/workspace/registrations/ending'),
    ])
    const year = await app.get(
      listCalendar,
      { from: today, to: addDays(today, 365) },
      { as: app.people.seller },
    )
    expect(year.body.data?.entries).toEqual([])
  })

  it('is ended once, however often it is said', async () => {
    await deregister('DE129273398')
    const { body } = await app.get(listMessages, { pageSize: 50 }, { as: app.people.seller })
    const told = body.data?.records.filter(({ title }) => title.includes('deregistered'))
    expect(told).toHaveLength(1)
  })
})

const made = async (answer: Promise<{ body: { code: number } }>) => expect((await answer).body.code).toBe(0)

describe('a deregistration that was bought', () => {
  it('ends the registration when it is handed over, as of the day of the office', async () => {
    const { seller, agent } = app.people
    const number = String(vatDeregistrationExample('DE')['vatNumber'])
    const again = await filedMonthly(app, { number, firstMonth: monthFromNow(app, -3) })
    const order = await openWorkOrder(app, seller, 'vat-deregistration-de')
    await submitDeregistrationForm(app, order)
    await made(acceptForm(app, order.node('companyForm')))
    const uploadId = await uploadSampleFile(app, seller, 'signed.pdf')
    await made(app.post(submitSignature, { ...order.node('powerOfAttorney'), uploadId }, { as: seller }))
    await made(app.post(acceptNode, order.node('powerOfAttorney'), { as: agent }))
    await made(app.post(skipNode, order.node('lastReturns'), { as: agent }))
    await made(app.post(completeNode, order.node('handIn'), { as: agent }))
    const date = addDays(agencyToday(app), -2)
    await made(app.post(grantedByAuthority, { ...order.node('confirmation'), date }, { as: agent }))
    const open = await registrationOf(again.id)
    expect(open).toMatchObject({ endedOn: null })
    await made(app.post(completeNode, order.node('handover'), { as: agent }))
    await app.drain()
    expect(await registrationOf(again.id)).toMatchObject({ endedOn: date, term: { status: 'ENDED' } })
    expect(await inForce()).toBeUndefined()
    const { body } = await app.get(workOrderDetails, { workOrderId: again.order.workOrderId }, { as: seller })
    expect(body.data?.workOrder.status).toBe('COMPLETED')
  })
})
