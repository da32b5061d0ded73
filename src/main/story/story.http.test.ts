import { describe, expect, it } from 'vitest'
import { listOrders } from '#orders/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { settableClock } from '#platform/server/clock.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { nodeData, workOrderDetails } from '#work-orders/contract.ts'
import { uncoveredMonths } from '#work-orders/uncovered-months.ts'
import { tokenOf } from '../testing/people.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { pacedSteps } from './pace.ts'
import { tellStory } from './tell-story.ts'

async function told(app: TestApp) {
  const person = await tellStory(app.wired, app.database)
  const as = { token: await tokenOf(app.app, app.config.product, person, app.clock) }
  const read = async () => (await app.get(listRegistrations, {}, { as })).body.data?.records ?? []
  const [registration] = await read()
  if (!registration) throw new Error('nothing was obtained')
  const { id: workOrderId } = registration.workOrder
  const work = (await app.get(workOrderDetails, { workOrderId }, { as })).body.data
  return { person, as, read, registration, work }
}

describe.each(['2026-11-22', '2027-02-28', '2027-08-01'])('the story told on %s', async (today) => {
  const app = await testApp({ clock: settableClock(new Date(`${today}T07:00:00Z`)) })
  const { person, as, read, registration, work } = await told(app)

  it('ends with a number and twelve months of filing: periods that are over, that runs, and to come', async () => {
    expect(registration).toMatchObject({
      kind: 'VAT_NUMBER',
      number: 'DE136695976',
      certificate: { name: 'certificate.pdf' },
      mandate: { status: 'IN_FORCE', until: null },
      term: { status: 'RUNNING', months: 12 },
    })
    expect((registration.validFrom ?? today) < today).toBe(true)
    const periods = work?.filing?.periods.filter(({ kind }) => kind === 'RETURN') ?? []
    const statuses = periods.map(({ status }) => status)
    expect(statuses).toContain('DUE_DAY_PASSED')
    expect(statuses.filter((status) => status === 'RUNNING')).toHaveLength(1)
    expect(statuses).toContain('UPCOMING')
    expect(periods.every(({ dueAt, to }) => dueAt !== null && dueAt > to)).toBe(true)
    // Nothing was filed yet: the first of them is due, however long ago its day was.
    const [first] = periods
    expect(registration.term?.next).toMatchObject({ dueAt: first?.dueAt })
    expect((first?.dueAt ?? today) < today).toBe(true)
  })

  it('happened in the past, one thing after the other', async () => {
    const times = (work?.history ?? []).map(({ at }) => at)
    const lastOfAll = addDays(today, -90)
    expect(new Set(times.map((at) => at.slice(0, 10))).size).toBeGreaterThan(8)
    expect(times.filter((at) => at > lastOfAll)).toEqual([])
    expect(times[0]).toBe(times.toSorted().at(-1))
    expect(work?.workOrder.status).toBe('OPEN')
    const mails = (await app.mails()).filter(({ to }) => to === person.email)
    expect(mails.length).toBeGreaterThan(3)
    // The sign-in of this test is a mail of today.
    const early = mails.filter(({ at }) => at < lastOfAll)
    expect(mails.length - early.length).toBeLessThanOrEqual(1)
  })

  it('lacks no month between the first sale and the filing', async () => {
    const nodeId = work?.nodes.find(({ kind }) => kind === 'FORM')?.id
    const form = (await app.get(nodeData, { nodeId }, { as })).body.data
    const ordered = form?.orderedMonths
    if (!form || !ordered) throw new Error('no form')
    expect(uncoveredMonths((key) => form.answers[key], ordered)).toBeUndefined()
  })

  it('is not told twice', async () => {
    await tellStory(app.wired, app.database)
    expect(await read()).toHaveLength(1)
    expect((await app.get(listOrders, {}, { as })).body.data?.total).toBe(1)
  })
})

it('names only steps that the journey has', async () => {
  const app = await testApp()
  const lines: string[] = []
  const log = Object.assign(Object.create(app.deps.log), { debug: (line: string) => lines.push(line) })
  const wired = { ...app.wired, deps: { ...app.deps, log } }
  await tellStory(wired, app.database)
  for (const name of pacedSteps) expect(lines.some((line) => line.includes(`  ${name}`))).toBe(true)
})
