import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listInspections } from '../contract.ts'
import {
  closeInspection,
  fileInspectionObjection,
  handOverInspectionPaper,
  openInspection,
  staffInspection,
  staffInspections,
} from '../staff/inspections-contract.ts'
import { inspectionFields, openedInspection } from '../testing/inspections.builders.ts'
import { sortedLetter } from '../testing/letters.builders.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-18T10:00:00Z')) })
const { agent, reviewer, seller, sellerOther } = app.people
const as = agent
let workOrderId = ''

beforeAll(async () => {
  ;({ workOrderId } = await openWorkOrder(app))
})

const read = async (id: string) => (await app.get(staffInspection, { id }, { as })).body.data
const dayOfWork = async (id = workOrderId) => {
  await app.drain()
  const { rows } = await app.database.pool.query<{ day: string | null }>(
    'select letter_day::text as day from work_orders where id = $1',
    [id],
  )
  return rows[0]?.day
}

describe('a check by an authority', () => {
  it('has its deadline of law, ranks its work order, and is seen by its seller', async () => {
    const { id } = await openedInspection(app, workOrderId)
    expect(await read(id)).toMatchObject({
      state: 'OPEN',
      law: { day: '2026-12-18', law: expect.stringContaining('AO') },
      dueDay: '2026-12-18',
    })
    expect(await dayOfWork()).toBe('2026-12-18')
    const shown = await app.get(listInspections, { workOrderId }, { as: seller, lang: 'zh' })
    expect(shown.body.data?.records).toMatchObject([
      { id, asked: '要求就欠税承担责任。', dueDay: '2026-12-18' },
    ])
    const foreign = await app.get(listInspections, { workOrderId }, { as: sellerOther })
    expect(foreign.body.error).toBe('work_orders.not_found')
    await sortedLetter(app, { workOrderId, replyBy: '2026-12-01' })
    expect(await dayOfWork()).toBe('2026-12-01')
  })

  it('without a law that is known, has the day that the authority named, or none', async () => {
    const named = await openedInspection(app, workOrderId, { kind: 'VISIT', answerBy: '2026-11-30' })
    expect(await read(named.id)).toMatchObject({ law: null, dueDay: '2026-11-30' })
    const none = await openedInspection(app, workOrderId, { country: 'FR', visibleToSeller: false })
    expect(await read(none.id)).toMatchObject({ law: null, dueDay: null })
    const shown = await app.get(listInspections, { workOrderId }, { as: seller })
    expect(shown.body.data?.records.map(({ id }) => id)).not.toContain(none.id)
  })

  it('keeps objection, papers and outcome, each with its day', async () => {
    const work = await openWorkOrder(app)
    const { id } = await openedInspection(app, work.workOrderId, { servedOn: '2026-11-10' })
    const on = '2026-11-17'
    await app.post(handOverInspectionPaper, { id, revision: 1, what: 'Lease', on }, { as })
    await app.post(fileInspectionObjection, { id, revision: 2, on }, { as: reviewer })
    expect(await read(id)).toMatchObject({
      objectionOn: on,
      dueDay: null,
      handedOver: [{ what: 'Lease', on, byName: expect.any(String) }],
    })
    expect(await dayOfWork(work.workOrderId)).toBeNull()
    const end = { id, revision: 3, on, outcomeEn: 'Withdrawn.', outcomeZh: '已撤回。' }
    expect((await app.post(closeInspection, end, { as })).body.data).toEqual({ id, revision: 4 })
    const closed = await app.get(staffInspections, { state: 'CLOSED' }, { as })
    expect(closed.body.data?.records).toMatchObject([{ id, outcomeEn: 'Withdrawn.', closedOn: on }])
    const again = await app.post(closeInspection, { ...end, revision: 4 }, { as })
    expect(again.body.error).toBe('inspection.closed')
    const { rows } = await app.database.pool.query(
      'select action from audit_trail where record = $1 order by sequence',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'inspection.opened',
      'inspection.handedOver',
      'inspection.objected',
      'inspection.closed',
    ])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['served tomorrow', { servedOn: '2026-11-19' }, 'inspection.served_in_future'],
    ['to be answered before', { answerBy: '2026-11-17' }, 'inspection.answer_before_service'],
    ['of an unknown order', { workOrderId: 'wo_nothing' }, 'inspection.unknown_work_order'],
    ['of an unknown letter', { letterId: 'al_nothing' }, 'inspection.unknown_letter'],
  ])('%s is refused', async (_what, more, error) => {
    const { body } = await app.post(openInspection, inspectionFields(app, workOrderId, more), { as })
    expect(body.error).toBe(error)
  })

  it('is changed by one at a time, and on a day that can be', async () => {
    const { id } = await openedInspection(app, workOrderId)
    const paper = { id, revision: 1, what: 'Lease', on: '2026-11-18' }
    const tried = async (more: Record<string, unknown>) =>
      (await app.post(handOverInspectionPaper, { ...paper, ...more }, { as })).body.error
    expect(await tried({ on: '2026-11-19' })).toBe('inspection.day_in_future')
    expect(await tried({ on: '2026-11-17' })).toBe('inspection.day_before_service')
    expect(await tried({ revision: 7 })).toBe('inspection.stale')
    expect(await tried({ id: 'in_nothing' })).toBe('inspection.not_found')
    expect(await tried({})).toBeUndefined()
  })
})
