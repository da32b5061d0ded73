import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listInspections } from '../contract.ts'
import {
  answerInspection,
  askInspectionAgain,
  closeInspection,
  fileInspectionObjection,
  handOverInspectionPaper,
  openInspection,
  staffInspection,
  staffInspections,
} from '../staff/inspections-contract.ts'
import { staffAuthorityLetters } from '../staff/contract.ts'
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

  it('answered in full waits for nobody, until the authority asks again by a new day', async () => {
    const work = await openWorkOrder(app)
    const { id } = await openedInspection(app, work.workOrderId, { answerBy: '2026-11-20' })
    const on = '2026-11-18'
    const answer = { id, revision: 1, on, what: 'Reply with the lease' }
    expect((await app.post(answerInspection, answer, { as })).body.data).toEqual({ id, revision: 2 })
    const asked = {
      askedEn: 'The marketplace’s sellers are to pay what is owed.',
      askedZh: '要求就欠税承担责任。',
    }
    const paper = { what: answer.what, on, answered: { ...asked, answerBy: '2026-11-20', again: null } }
    expect(await read(id)).toMatchObject({
      state: 'ANSWERED',
      answeredOn: on,
      late: false,
      handedOver: [paper],
    })
    expect(await dayOfWork(work.workOrderId)).toBeNull()
    const listed = async (state: 'OPEN' | 'ANSWERED') =>
      (await app.get(staffInspections, { state }, { as })).body.data?.records.some((one) => one.id === id)
    expect([await listed('OPEN'), await listed('ANSWERED')]).toEqual([false, true])
    const about = { workOrderId: work.workOrderId }
    const shown = (await app.get(listInspections, about, { as: seller })).body.data?.records
    expect(shown).toMatchObject([{ id, state: 'ANSWERED', answeredOn: on, late: false }])
    const twice = await app.post(answerInspection, { ...answer, revision: 2 }, { as })
    expect(twice.body.error).toBe('inspection.not_now')

    // A paper and an objection may follow; it stays answered.
    await app.post(handOverInspectionPaper, { id, revision: 2, on, what: 'Invoice' }, { as })
    expect(await read(id)).toMatchObject({ state: 'ANSWERED', answeredOn: on, revision: 3 })

    const again = {
      id,
      revision: 3,
      on,
      askedEn: 'The invoices too.',
      askedZh: '另需发票。',
      answerBy: '2026-11-30',
    }
    const tried = async (more: Record<string, unknown>) =>
      (await app.post(askInspectionAgain, { ...again, ...more }, { as: reviewer })).body.error
    expect(await tried({ answerBy: '2026-11-17' })).toBe('inspection.answer_before_asked')
    expect(await tried({ revision: 2 })).toBe('inspection.stale')
    expect(await tried({ letterId: 'al_nothing' })).toBe('inspection.unknown_letter')
    const others = await openWorkOrder(app, sellerOther)
    const foreign = await sortedLetter(app, { workOrderId: others.workOrderId })
    expect(await tried({ letterId: foreign.id })).toBe('inspection.unknown_letter')
    const { id: letterId } = await sortedLetter(app, { workOrderId: work.workOrderId, replyBy: null })
    const companyId = (await read(id))?.company.id
    const offered = (await app.get(staffAuthorityLetters, { companyId }, { as })).body.data?.records ?? []
    expect(offered[0]?.id).toBe(letterId)
    expect(offered.map(({ company }) => company?.id)).toEqual(offered.map(() => companyId))
    expect(await tried({ letterId })).toBeUndefined()
    expect(await tried({ revision: 4 })).toBe('inspection.not_now')
    const whole = await read(id)
    // Its law’s day is past caring for: it was answered.
    expect(whole).toMatchObject({
      state: 'OPEN',
      answeredOn: null,
      dueDay: '2026-11-30',
      askedEn: 'The invoices too.',
    })
    expect(whole?.handedOver[0]?.answered).toEqual({
      ...asked,
      answerBy: '2026-11-20',
      again: { on, byName: expect.any(String), letterId },
    })
    expect(await dayOfWork(work.workOrderId)).toBe('2026-11-30')
    const { rows } = await app.database.pool.query(
      `select action, detail->>'by' as by from audit_trail where record = $1 order by sequence`,
      [id],
    )
    expect(rows.map(({ action, by }) => [action, by])).toEqual([
      ['inspection.opened', null],
      ['inspection.answered', null],
      ['inspection.handedOver', null],
      ['inspection.askedAgain', '2026-11-30'],
    ])
  })

  it('asked again, what the seller was asked before is not asked for it', async () => {
    const work = await openWorkOrder(app)
    const { id } = await openedInspection(app, work.workOrderId, { kind: 'VISIT' })
    const since = async () => {
      await app.drain()
      const { rows } = await app.database.pool.query<{ at: Date | null }>(
        'select letter_since as at from work_orders where id = $1',
        [work.workOrderId],
      )
      return rows[0]?.at?.toISOString()
    }
    const first = await since()
    const on = '2026-11-18'
    await app.post(answerInspection, { id, revision: 1, on, what: 'Reply' }, { as })
    expect(await since()).toBeUndefined()
    app.clock.advance(60_000)
    const again = { id, revision: 2, on, askedEn: 'More.', askedZh: '补充。', answerBy: '2026-11-30' }
    await app.post(askInspectionAgain, again, { as })
    expect(Date.parse((await since()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? '') + 60_000)
    const end = { id, revision: 3, on, outcomeEn: 'Over.', outcomeZh: '已结束。' }
    await app.post(closeInspection, end, { as })
    const closed = await app.post(answerInspection, { id, revision: 4, on, what: 'Reply' }, { as })
    expect(closed.body.error).toBe('inspection.closed')
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

it('whoever is late learns who did what', async () => {
  const { id } = await openedInspection(app, workOrderId)
  const on = '2026-11-18'
  await app.post(handOverInspectionPaper, { id, revision: 1, what: 'Lease', on }, { as: reviewer })
  await app.post(fileInspectionObjection, { id, revision: 2, on }, { as: reviewer })
  const seen = { id, revision: 2, on, what: 'Reply' }
  const { body } = await app.post(answerInspection, seen, { as })
  expect(body).toMatchObject({ error: 'inspection.stale', data: { revision: 3 } })
  expect(body.message).toContain(`(${reviewer.name}: recorded an objection)`)
  const zh = await app.post(answerInspection, seen, { as, lang: 'zh' })
  expect(zh.body.message).toContain(`（${reviewer.name}：登记了异议）`)
})

describe('the company', () => {
  it('is told to the company that may see it: begun, asked again, over', async () => {
    const work = await openWorkOrder(app)
    const told = async (lang: 'en' | 'zh') => {
      const { body } = await app.get(listMessages, { pageSize: 50 }, { as: work.as, lang })
      return body.data?.records
        .filter(({ link }) => link?.includes(work.workOrderId))
        .map(({ title }) => title)
    }
    const before = (await told('en'))?.length ?? 0
    await openedInspection(app, work.workOrderId, { visibleToSeller: false })
    expect(await told('en')).toHaveLength(before)
    const authority = 'Finanzamt Musterstadt'
    const { id } = await openedInspection(app, work.workOrderId, { servedOn: '2026-11-10', authority })
    const on = '2026-11-17'
    await app.post(answerInspection, { id, revision: 1, on, what: 'Books' }, { as })
    const again = { askedEn: 'Lease', askedZh: '租约', answerBy: '2026-12-09', letterId: null }
    await app.post(askInspectionAgain, { id, revision: 2, on, ...again }, { as })
    const over = { outcomeEn: 'No change.', outcomeZh: '无变更。' }
    await app.post(closeInspection, { id, revision: 3, on, ...over }, { as })
    expect((await told('en'))?.slice(0, 3)).toEqual([
      `The check by ${authority} is over`,
      `${authority} asks for more in its check`,
      `${authority} checks your company`,
    ])
    expect((await told('zh'))?.[0]).toBe(`${authority}的检查已办结`)
    const { body } = await app.get(listMessages, { pageSize: 50 }, { as: work.as, lang: 'en' })
    const [, more, begun] =
      body.data?.records.filter(({ link }) => link?.includes(work.workOrderId)).map((one) => one.body) ?? []
    // Whose day it is: an objection's by law, and then the authority's own.
    expect(begun).toContain('An objection can be filed until 10 December 2026.\nWe answer for you.')
    expect(more).toContain('Lease\nAn answer is due by 9 December 2026.\nWe answer for you')
    expect(await told('en')).toHaveLength(before + 3)
  })
})

describe('of a work order', () => {
  it('letters and checks of any state are listed, what is due first', async () => {
    const about = { workOrderId: (await openWorkOrder(app)).workOrderId }
    const closed = await openedInspection(app, about.workOrderId, { country: 'FR' })
    const on = '2026-11-18'
    const end = { id: closed.id, revision: 1, on, outcomeEn: 'Withdrawn.', outcomeZh: '已撤回。' }
    await app.post(closeInspection, end, { as })
    const undated = await openedInspection(app, about.workOrderId, { country: 'FR' })
    const dated = await openedInspection(app, about.workOrderId)
    const checks = await app.get(staffInspections, about, { as })
    expect(checks.body.data?.records.map(({ id }) => id)).toEqual([dated.id, undated.id, closed.id])
    const later = await sortedLetter(app, { ...about, replyBy: '2026-12-20' })
    const first = await sortedLetter(app, { ...about, replyBy: '2026-12-01' })
    const letters = await app.get(staffAuthorityLetters, about, { as })
    expect(letters.body.data?.records.map(({ id }) => id)).toEqual([first.id, later.id])
  })

  it('a check is why it comes first, and not a letter', async () => {
    const about = { workOrderId: (await openWorkOrder(app)).workOrderId }
    const why = async () => {
      await app.drain()
      return (await app.get(staffWorkOrder, about, { as })).body.data?.workOrder.urgency
    }
    const { id } = await openedInspection(app, about.workOrderId)
    expect(await why()).toMatchObject({ because: 'CHECK', day: '2026-12-18', late: false })
    await sortedLetter(app, { ...about, replyBy: '2026-12-01' })
    expect(await why()).toMatchObject({ because: 'LETTER', day: '2026-12-01' })
    const again = await openedInspection(app, about.workOrderId, { country: 'FR', answerBy: '2026-11-30' })
    expect(await why()).toMatchObject({ because: 'CHECK', day: '2026-11-30' })
    for (const one of [id, again.id]) {
      const answer = { id: one, revision: 1, on: '2026-11-18', what: 'Reply with the lease' }
      await app.post(answerInspection, answer, { as })
    }
    expect(await why()).toMatchObject({ because: 'LETTER', day: '2026-12-01' })
    const none = { workOrderId: (await openWorkOrder(app)).workOrderId }
    await openedInspection(app, none.workOrderId, { country: 'FR' })
    await app.drain()
    const shown = (await app.get(staffWorkOrder, none, { as })).body.data?.workOrder.urgency
    expect(shown).toMatchObject({ because: 'CHECK_UNDATED', day: null })
  })
})
