import { beforeEach, describe, expect, it } from 'vitest'
import { sortedLetter } from '#letters/testing/letters.builders.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffMe } from '#staff/contract.ts'
import { saveAbsence } from '#team/staff/absences-contract.ts'
import { saveRule } from '#team/staff/rules-contract.ts'
import { assignWorkOrder, queueChoices, staffWorkOrder } from '../../staff/contract.ts'
import { queueTogether } from '../../staff/queue-contract.ts'
import { staffNotes } from '../../staff/watch-contract.ts'
import {
  advanceTo,
  detailOf,
  openWorkOrder,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { admin, agent, reviewer, seller, sellerOther } = app.people
const { pool } = app.database
type Person = typeof agent
const idOf = async (as: Person) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const [adminId, agentId, reviewerId] = [await idOf(admin), await idOf(agent), await idOf(reviewer)]

const any = { productCode: null, country: null, lang: null, staffIds: [], mostOpen: null }
const rule = (change: object) => app.post(saveRule, { ...any, ...change }, { as: admin })
const away = (staffId: string, standInId: string | null = null) => {
  const day = agencyToday(app)
  return app.post(saveAbsence, { staffId, from: day, until: day, standInId }, { as: admin })
}
const read = async (workOrderId: string) => {
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: admin, lang: 'en' })
  return body.data
}
/** One that was submitted: who has it, and what the history says of that. */
async function submitted(as = seller) {
  const order = await openWorkOrder(app, as)
  await advanceTo(app, order, 'submitted')
  const found = await read(order.workOrderId)
  const said = found?.history.find(({ key }) => key === 'order.assignedByRule' || key === 'order.notAssigned')
  return { order, assignee: found?.workOrder.assignee?.id, said: said?.text }
}
const notesOfAdmin = async () => (await app.get(staffNotes, {}, { as: admin, lang: 'en' })).body.data

/** One more letter about it: what staff read of it then. */
const letterFor = async (order: OpenedWorkOrder) => {
  await sortedLetter(app, { workOrderId: order.workOrderId })
  await app.drain()
  return read(order.workOrderId)
}

beforeEach(async () => {
  await pool.query('delete from assignment_rules')
  await pool.query('delete from staff_absences')
  await pool.query('update work_orders set assignee_id = null')
})

describe('what becomes the agency’s turn and nobody has', () => {
  it('is left to the people as long as there are no rules', async () => {
    expect(await submitted()).toMatchObject({ assignee: undefined, said: undefined })
    expect((await notesOfAdmin())?.unread).toBe(0)
  })

  it('goes by the first rule that fits, and the staff read which; the seller does not', async () => {
    await rule({ country: 'FR', staffIds: [agentId] })
    await rule({ country: 'DE', staffIds: [reviewerId] })
    const { order, assignee, said } = await submitted()
    expect(assignee).toBe(reviewerId)
    expect(said).toBe(`assigned the work order to ${reviewer.name}: assignment rule 2`)
    expect((await detailOf(app, order)).history.map(({ key }) => key)).not.toContain('order.assignedByRule')
  })

  it('stays with who has others of the company', async () => {
    const { order } = await submitted()
    await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: agentId }, { as: admin })
    await rule({ staffIds: [reviewerId] })
    expect(await submitted()).toMatchObject({
      assignee: agentId,
      said: `assigned the work order to ${agent.name}: has others of this company`,
    })
    expect((await submitted(sellerOther)).assignee).toBe(reviewerId)
  })

  it('goes to who stands in, and never to who is away', async () => {
    await rule({ staffIds: [agentId] })
    await away(agentId, reviewerId)
    expect(await submitted()).toMatchObject({
      assignee: reviewerId,
      said: `assigned the work order to ${reviewer.name}: assignment rule 1; stands in for ${agent.name}`,
    })
  })

  it('is nobody’s where no rule fits or all are away, and administrators are told why', async () => {
    await rule({ country: 'FR' })
    const { assignee, said } = await submitted()
    expect([assignee, said]).toEqual([
      undefined,
      'assigned the work order to nobody: no assignment rule fits',
    ])
    await rule({ staffIds: [agentId] })
    await away(agentId, adminId)
    await away(adminId, agentId)
    expect((await submitted()).assignee).toBeUndefined()
    const notes = await notesOfAdmin()
    expect(notes?.unread).toBe(2)
    expect(notes?.notes[0]?.text).toBe(
      'assigned the work order to nobody: everybody whom a rule names is away',
    )
  })

  it.each<[string, () => Promise<unknown>, string | undefined, string]>([
    [
      'to who stands in, without any rule',
      () => away(agentId, reviewerId),
      reviewerId,
      `assigned the work order to ${reviewer.name}: whoever had it is away; stands in for ${agent.name}`,
    ],
    [
      'to nobody where nobody stands in',
      () => away(agentId),
      undefined,
      'assigned the work order to nobody: whoever had it is away',
    ],
    [
      'by a rule where nobody stands in',
      async () => {
        await away(agentId)
        await rule({ staffIds: [adminId] })
      },
      adminId,
      `assigned the work order to ${admin.name}: assignment rule 1`,
    ],
  ])('of somebody who is away goes %s', async (_name, prepare, assignee, said) => {
    const order = await openWorkOrder(app)
    await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: agentId }, { as: admin })
    await prepare()
    const before = (await notesOfAdmin())?.unread ?? 0
    await advanceTo(app, order, 'submitted')
    const found = await read(order.workOrderId)
    expect(found?.workOrder.assignee?.id).toBe(assignee)
    expect(found?.history.map(({ text }) => text)).toContain(said)
    expect((await notesOfAdmin())?.unread).toBe(before + (assignee === undefined ? 1 : 0))
  })

  it('is given to nobody who is away, one or several at once; who is away may take it, and is shown as away', async () => {
    const { workOrderId } = await openWorkOrder(app)
    await away(reviewerId)
    const give = (staffId: string, as: Person) => app.post(assignWorkOrder, { workOrderId, staffId }, { as })
    expect((await give(reviewerId, admin)).body.error).toBe('work_orders.colleague_away')
    const revision = (await read(workOrderId))?.workOrder.revision ?? 0
    const all = { action: 'assign' as const, items: [{ workOrderId, revision }], staffId: reviewerId }
    expect((await app.post(queueTogether, all, { as: admin })).body.error).toBe('work_orders.colleague_away')
    expect((await read(workOrderId))?.workOrder.assignee).toBeNull()
    expect((await give(reviewerId, reviewer)).body.code).toBe(0)
    const awayOf = (colleagues: readonly { id: string; awayUntil: string | null }[] | undefined) =>
      [reviewerId, agentId].map((id) => colleagues?.find((one) => one.id === id)?.awayUntil)
    const shown = [agencyToday(app), null]
    expect(awayOf((await read(workOrderId))?.colleagues)).toEqual(shown)
    expect(awayOf((await app.get(queueChoices, {}, { as: admin })).body.data?.colleagues)).toEqual(shown)
  })

  describe('by a letter, whosever turn it is', () => {
    it('goes by the rules, once, without a new revision; the staff read why, the seller does not', async () => {
      await rule({ staffIds: [reviewerId] })
      const order = await openWorkOrder(app)
      const before = await read(order.workOrderId)
      expect(before?.workOrder.assignee).toBeNull()
      const found = await letterFor(order)
      expect(found?.workOrder).toMatchObject({
        turn: 'seller',
        assignee: { id: reviewerId },
        urgency: { because: 'LETTER' },
        revision: before?.workOrder.revision,
      })
      const text = `assigned the work order to ${reviewer.name}: assignment rule 1`
      expect(found?.history).toContainEqual(expect.objectContaining({ text, internal: true }))
      expect((await detailOf(app, order)).history.map(({ key }) => key)).not.toContain('order.assignedByRule')
      // It is the agency's already: who gives it back to nobody is not overruled by a second letter.
      await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: null }, { as: admin })
      expect((await letterFor(order))?.workOrder.assignee).toBeNull()
    })

    it('goes from somebody who is away to who stands in, and stays with who is there', async () => {
      const [here, gone] = [await openWorkOrder(app), await openWorkOrder(app, sellerOther)]
      for (const { workOrderId } of [here, gone])
        await app.post(assignWorkOrder, { workOrderId, staffId: agentId }, { as: admin })
      expect((await letterFor(here))?.workOrder.assignee?.id).toBe(agentId)
      await away(agentId, reviewerId)
      expect((await letterFor(gone))?.workOrder.assignee?.id).toBe(reviewerId)
    })

    it('does not stay with somebody who has left, also where its work is done; by the rules, or nobody’s', async () => {
      const done = await openWorkOrder(app)
      const open = await openWorkOrder(app, sellerOther)
      for (const { workOrderId } of [done, open])
        await app.post(assignWorkOrder, { workOrderId, staffId: reviewerId }, { as: admin })
      await advanceTo(app, done, 'done')
      await pool.query('update staff_members set disabled_at = now() where id = $1', [reviewerId])
      try {
        const found = await letterFor(done)
        expect(found?.workOrder).toMatchObject({
          status: 'COMPLETED',
          assignee: null,
          urgency: { because: 'LETTER' },
        })
        expect(found?.history.map(({ text }) => text)).toContain(
          'assigned the work order to nobody: whoever had it has left',
        )
        await rule({ staffIds: [agentId] })
        expect((await letterFor(open))?.workOrder.assignee?.id).toBe(agentId)
      } finally {
        await pool.query('update staff_members set disabled_at = null where id = $1', [reviewerId])
      }
    })

    it('is left to the people without rules, and nobody’s where none fits, which administrators are told', async () => {
      expect((await letterFor(await openWorkOrder(app)))?.workOrder.assignee).toBeNull()
      const before = (await notesOfAdmin())?.unread ?? 0
      await rule({ country: 'FR' })
      expect((await letterFor(await openWorkOrder(app)))?.workOrder.assignee).toBeNull()
      expect((await notesOfAdmin())?.unread).toBe(before + 1)
    })
  })

  it('stays where somebody has it', async () => {
    const order = await openWorkOrder(app)
    await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: agentId }, { as: admin })
    await rule({ staffIds: [reviewerId] })
    await advanceTo(app, order, 'submitted')
    expect((await read(order.workOrderId))?.workOrder.assignee?.id).toBe(agentId)
  })

  it('stays nobody’s while it is taken from somebody in the agency’s turn', async () => {
    await rule({ staffIds: [reviewerId] })
    const { order } = await submitted()
    await app.post(assignWorkOrder, { workOrderId: order.workOrderId, staffId: null }, { as: admin })
    expect((await read(order.workOrderId))?.workOrder.assignee).toBeNull()
  })
})
