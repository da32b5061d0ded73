import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { staffMe } from '#staff/contract.ts'
import { assignWorkOrder, staffWorkOrder } from '#work-orders/staff/contract.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listAgencyDays, removeAgencyDay, saveAgencyDay } from '../staff/contract.ts'
import { removeTeam, saveTeam } from '../staff/teams-contract.ts'

// A Monday at noon in Berlin.
const app = await testApp({ clock: settableClock(new Date('2026-11-16T11:00:00Z')) })
const { admin, agent, reviewer } = app.people
const idOf = async (as: typeof agent) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const [agentId, reviewerId] = [await idOf(agent), await idOf(reviewer)]

const days = async (country?: string) =>
  (await app.get(listAgencyDays, { year: 2026, ...(country && { country }) }, { as: agent })).body.data
const off = (country: string | undefined, day: string, works = false) =>
  app.post(saveAgencyDay, { day, works, name: 'Off', ...(country && { country }) }, { as: admin })

const expected = async () => {
  const order = await openWorkOrder(app)
  const { body } = await app.get(staffWorkOrder, { workOrderId: order.workOrderId }, { as: agent })
  return { country: body.data?.workOrder.country ?? '', finish: body.data?.workOrder.expectedFinish?.low }
}

describe('calendars of countries', () => {
  it('are each their own, and that of the agency’s country is the agency’s', async () => {
    expect(await days('PL')).toMatchObject({ country: 'PL', isOwn: false, days: [] })
    expect((await days('PL'))?.holidays).toContainEqual({ day: '2026-11-11', name: 'Independence Day' })
    expect((await days('CN'))?.holidays).toEqual([])
    await off('PL', '2026-12-24')
    await off('DE', '2026-12-31')
    expect((await days('PL'))?.days).toMatchObject([{ day: '2026-12-24', works: false }])
    expect((await days())?.days).toMatchObject([{ day: '2026-12-31' }])
    expect((await days('DE'))?.isOwn).toBe(true)
    await off('PL', '2026-12-24', true)
    expect((await days('PL'))?.days).toMatchObject([{ day: '2026-12-24', works: true }])
    for (const country of ['DE', 'PL'])
      for (const day of ['2026-12-24', '2026-12-31'])
        expect((await app.post(removeAgencyDay, { day, country }, { as: admin })).body.code).toBe(0)
    expect([(await days())?.days, (await days('PL'))?.days]).toEqual([[], []])
    expect((await off('PL', '2026-11-15')).body.error).toBe('team.day_past')
    expect((await off('Poland', '2026-12-24')).body.code).toBe(400)
  })
})

describe('the clock of who has it', () => {
  let workOrderId: string
  beforeAll(async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'submitted')
    workOrderId = order.workOrderId
  })
  const levelEnds = async (staffId: string | null) => {
    await app.post(assignWorkOrder, { workOrderId, staffId }, { as: admin })
    const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
    return body.data?.workOrder.urgency?.level?.endsAt.slice(0, 10)
  }

  it('runs by the calendar of where they sit; nobody’s by the agency’s', async () => {
    const team = { name: 'Shanghai', memberIds: [agentId], countries: [], seat: 'CN' }
    const teamId = (await app.post(saveTeam, team, { as: admin })).body.data?.id ?? ''
    await app.drain()
    expect([await levelEnds(agentId), await levelEnds(reviewerId)]).toEqual(['2026-11-18', '2026-11-18'])
    await off('CN', '2026-11-17')
    await app.drain()
    expect([await levelEnds(agentId), await levelEnds(reviewerId), await levelEnds(null)]).toEqual([
      '2026-11-19',
      '2026-11-18',
      '2026-11-18',
    ])
    // Without a seat there it is the agency's again, and everything is ranked anew.
    await levelEnds(agentId)
    await app.post(removeTeam, { teamId }, { as: admin })
    await app.drain()
    const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
    expect(body.data?.workOrder.urgency?.level?.endsAt.slice(0, 10)).toBe('2026-11-18')
  })

  it('what is expected knows the days off that staff entered, not only public holidays', async () => {
    const before = await expected()
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    for (const day of week) await off(before.country, day)
    const after = await expected()
    expect(after.finish && before.finish && after.finish > before.finish).toBe(true)
  })
})
