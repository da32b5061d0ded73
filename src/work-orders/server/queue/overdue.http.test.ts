import { beforeAll, expect, it } from 'vitest'
import { answerInspection } from '#letters/staff/inspections-contract.ts'
import { openedInspection } from '#letters/testing/inspections.builders.ts'
import { sortedLetter } from '#letters/testing/letters.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { staffQueue } from '../../staff/contract.ts'
import { teamLoad } from '../../staff/load-contract.ts'
import { holdFor } from '../../testing/holds.builders.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-18T22:50:00Z')) })
const { agent: as } = app.people
const DAY = '2026-11-18'
const names = new Map<string, string>()

/** A work order of which nothing is due by itself. */
async function opened(name: string, dueOn: string | null = null): Promise<string> {
  const { workOrderId } = await openWorkOrder(app)
  await app.database.pool.query('update work_orders set due_on = $2 where id = $1', [workOrderId, dueOn])
  names.set(workOrderId, name)
  return workOrderId
}

beforeAll(async () => {
  await opened('step late', '2026-11-18')
  await opened('step soon', '2026-11-23')
  await opened('nothing due')
  const held = await opened('step late, but on hold', '2026-11-18')
  await holdFor(app, held)
  await sortedLetter(app, { workOrderId: await opened('letter late'), replyBy: DAY })
  await sortedLetter(app, { workOrderId: await opened('letter soon'), replyBy: '2026-11-25' })
  const both = await opened('step and letter soon', '2026-11-24')
  await sortedLetter(app, { workOrderId: both, replyBy: '2026-11-19' })
  const later = await opened('step late in months, letter soon', '2027-02-01')
  await sortedLetter(app, { workOrderId: later, replyBy: '2026-11-26' })
  await openedInspection(app, await opened('check late'), { kind: 'VISIT', answerBy: DAY })
  await openedInspection(app, await opened('check late, step soon', '2026-11-24'), { answerBy: DAY })
  const check = await openedInspection(app, await opened('check answered'), { kind: 'VISIT', answerBy: DAY })
  await app.post(answerInspection, { ...check, what: 'Reply', on: '2026-11-18' }, { as })
  await app.drain()
  // Midnight has passed where the agency is.
  app.clock.advance(20 * 60_000)
})

async function found(input: SentInputOf<typeof staffQueue>): Promise<string[]> {
  const { body } = await app.get(staffQueue, { pageSize: 50, ...input }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.records.map(({ id }) => names.get(id) ?? id).toSorted()
}

const LATE = ['check late', 'check late, step soon', 'letter late', 'step late']

it('what is overdue is the same in the view, in its figure, in the filter of any view, and in the team’s load', async () => {
  expect(await found({ view: 'overdue' })).toEqual(LATE)
  expect(await found({ view: 'all', due: ['overdue'] })).toEqual(LATE)
  expect(await found({ view: 'overdue', due: ['overdue'] })).toEqual(LATE)
  expect(await found({ view: 'agency', due: ['overdue'] })).toEqual(
    LATE.filter((name) => name !== 'step late'),
  )
  expect(await found({ view: 'onHold', due: ['overdue'] })).toEqual([])
  const { body } = await app.get(staffQueue, { view: 'overdue' }, { as })
  expect(body.data?.counts.overdue).toBe(LATE.length)
  const load = (await app.get(teamLoad, {}, { as })).body.data
  const all = [...(load?.people ?? []), ...(load ? [load.nobody] : [])]
  expect(all.reduce((sum, { overdue }) => sum + overdue, 0)).toBe(LATE.length)
})

it('what is due soon is so by the earliest of its days: the step’s, a letter’s, a check’s', async () => {
  const soon = ['letter soon', 'step and letter soon', 'step late in months, letter soon', 'step soon']
  expect(await found({ view: 'all', due: ['week'] })).toEqual(soon)
  expect(await found({ view: 'all', due: ['overdue', 'week'] })).toEqual([...LATE, ...soon].toSorted())
  expect(await found({ view: 'all', due: ['today'] })).toEqual(['step and letter soon'])
  expect(await found({ view: 'onHold', due: ['week'] })).toEqual([])
})

it('a letter that waits for the seller is due for nobody else', async () => {
  expect(await found({ view: 'all', due: ['overdue', 'week'] })).not.toContain(
    'letter soon, asked of the seller',
  )
})

it('each row says the day by which it was found, and they are sorted by it', async () => {
  const { body } = await app.get(staffQueue, { view: 'all', sort: 'due', pageSize: 50 }, { as })
  const rows = body.data?.records.filter(({ id }) => names.has(id)) ?? []
  const days = rows.flatMap(({ dueAt }) => dueAt ?? [])
  expect(days).toEqual(days.toSorted())
  const dayOf = (name: string) => rows.find(({ id }) => names.get(id) === name)
  expect(dayOf('letter late')).toMatchObject({ dueAt: DAY, late: true })
  expect(dayOf('check late, step soon')).toMatchObject({ dueAt: DAY, late: true })
  expect(dayOf('step and letter soon')).toMatchObject({ dueAt: '2026-11-19', late: false })
  expect(dayOf('nothing due')).toMatchObject({ dueAt: null, late: false })
  expect(dayOf('step late, but on hold')).toMatchObject({ late: false })
})
