import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { staffQueue } from '#work-orders/staff/contract.ts'
import { supplementsAsked } from '#work-orders/contract.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listAuthorityLetters } from '../contract.ts'
import { askForAuthorityLetter, extendAuthorityLetter } from '../staff/contract.ts'
import { letterOf, sortedLetter, uploadLetterOf } from '../testing/letters.builders.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-18T10:00:00Z')) })
const { agent, reviewer, seller } = app.people
const as = agent
const REASON = 'By telephone, Frau Muster'

const asked = async () => {
  const work = await openWorkOrder(app)
  await advanceTo(app, work, 'filed')
  const { id } = await sortedLetter(app, { workOrderId: work.workOrderId, replyBy: '2026-11-24' })
  const papers = [{ en: 'Lease of the warehouse', zh: '仓库租赁合同' }]
  const workOrderRevision = (await letterOf(app, id)).act?.revision ?? 0
  const { body } = await app.post(
    askForAuthorityLetter,
    { id, revision: 2, workOrderRevision, papers },
    { as },
  )
  if (!body.data) throw new Error(body.message)
  return { work, input: { id, revision: 3, replyBy: '2026-12-15', reason: REASON, proofId: null } }
}

describe('more time from the authority', () => {
  it('moves the letter, the step, the papers and its place in the queue, and keeps the old day', async () => {
    const { work, input } = await asked()
    const { body } = await app.post(extendAuthorityLetter, input, { as: reviewer })
    expect(body.data).toMatchObject({ state: 'SORTED', revision: 4, warnings: [] })
    const letter = await letterOf(app, input.id)
    expect(letter).toMatchObject({ replyBy: '2026-12-15', act: { sellerBy: '2026-12-14' } })
    expect(letter.history[0]).toMatchObject({ action: 'extended', earlierDay: '2026-11-24', note: REASON })
    const { workOrderId } = work
    const papers = (await app.get(supplementsAsked, { workOrderId }, { as: seller })).body.data
    expect(papers).toMatchObject([{ dueAt: '2026-12-14' }])
    const steps = await app.database.pool.query(
      `select due_at from wo_nodes where work_order_id = $1 and status = 'QUERIED'`,
      [workOrderId],
    )
    expect(steps.rows).toEqual([{ due_at: '2026-12-15' }])
    const shown = (await app.get(listAuthorityLetters, { workOrderId }, { as: seller })).body.data?.records
    expect(shown).toMatchObject([{ replyBy: '2026-12-15', extendedFrom: '2026-11-24' }])
    await app.drain()
    const { rows } = await app.database.pool.query('select letter_day::text from work_orders where id = $1', [
      workOrderId,
    ])
    expect(rows).toEqual([{ letter_day: '2026-12-15' }])
    const queue = (await app.get(staffQueue, { view: 'seller', pageSize: 50 }, { as })).body.data
    // Papers were asked: until shortly before the new day it waits for the seller alone.
    expect(queue?.records.find(({ id }) => id === workOrderId)).toMatchObject({ urgency: null })
    const { rows: ours } = await app.database.pool.query('select urgent_at from work_orders where id = $1', [
      workOrderId,
    ])
    expect(ours).toEqual([{ urgent_at: null }])
    const told = (await app.get(listMessages, { pageSize: 50 }, { as: seller })).body.data?.records
    expect(told?.filter(({ title }) => title.includes('gives more time'))).toMatchObject([
      { title: 'Finanzamt Musterstadt gives more time, until 15 December 2026' },
    ])
  })

  it('is shown by a letter, which is filed with the first', async () => {
    const { id } = await sortedLetter(app, { replyBy: '2026-11-24' })
    const proofId = await uploadLetterOf(app, 'granted.pdf')
    const input = { id, revision: 2, replyBy: '2026-12-01', reason: REASON, proofId }
    expect((await app.post(extendAuthorityLetter, input, { as })).body.code).toBe(0)
    expect((await letterOf(app, id)).history[0]).toMatchObject({ proofId })
    expect(await letterOf(app, proofId)).toMatchObject({
      state: 'NO_REPLY',
      authority: 'Finanzamt Musterstadt',
      closingNote: REASON,
    })
    const again = { ...input, revision: 3, replyBy: '2026-12-20' }
    expect((await app.post(extendAuthorityLetter, again, { as })).body.error).toBe(
      'authority_letter.unknown_proof',
    )
    expect(await letterOf(app, id)).toMatchObject({ replyBy: '2026-12-01', revision: 3 })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['that is no later', { replyBy: '2026-11-24' }, 'authority_letter.not_later'],
    ['with an older letter', { revision: 2 }, 'authority_letter.stale'],
    ['shown by itself', { proofId: 'al_nothing' }, 'authority_letter.unknown_proof'],
  ])('%s is refused, and moves nothing', async (_what, more, error) => {
    const { work, input } = await asked()
    expect((await app.post(extendAuthorityLetter, { ...input, ...more }, { as })).body.error).toBe(error)
    const { workOrderId } = work
    const papers = (await app.get(supplementsAsked, { workOrderId }, { as: seller })).body.data
    expect(papers).toMatchObject([{ dueAt: '2026-11-23' }])
    expect(await letterOf(app, input.id)).toMatchObject({ replyBy: '2026-11-24', revision: 3 })
  })

  it('of a letter without a day, or that has passed, is refused', async () => {
    const none = await sortedLetter(app, { replyBy: null })
    const input = { revision: 2, replyBy: '2026-11-17', reason: REASON, proofId: null }
    const without = await app.post(extendAuthorityLetter, { ...input, id: none.id }, { as })
    expect(without.body.error).toBe('authority_letter.no_day')
    const late = await sortedLetter(app, {
      dated: '2026-11-01',
      received: '2026-11-02',
      replyBy: '2026-11-10',
    })
    const passed = await app.post(extendAuthorityLetter, { ...input, id: late.id }, { as })
    expect(passed.body.error).toBe('authority_letter.new_day_passed')
    const later = { ...input, id: late.id, replyBy: '2026-11-20' }
    expect((await app.post(extendAuthorityLetter, later, { as })).body.data).toMatchObject({ revision: 3 })
  })
})
