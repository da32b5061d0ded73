import { describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { staffMe } from '#staff/contract.ts'
import {
  addTask,
  finishTask,
  listTasks,
  MOST_OPEN_TASKS,
  workOrderTasks,
} from '../../staff/tasks-contract.ts'
import { staffNotes } from '../../staff/watch-contract.ts'
import { detailOf, openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, reviewer, admin, seller } = app.people
const today = agencyToday(app)

const idOf = async (as: Caller) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const add = (workOrderId: string, text: string, more: object = {}, as: Caller = agent) =>
  app.post(addTask, { workOrderId, text, ...more }, { as })
const added = async (...given: Parameters<typeof add>) => (await add(...given)).body.data?.id ?? ''
const finish = (workOrderId: string, id: string, done: boolean, as: Caller = agent) =>
  app.post(finishTask, { workOrderId, id, done }, { as })
const ofOrder = async (workOrderId: string) =>
  (await app.get(workOrderTasks, { workOrderId }, { as: agent })).body.data?.records ?? []
const listed = async (view: 'mine' | 'given' | 'done', as: Caller) =>
  (await app.get(listTasks, { view, pageSize: 100 }, { as })).body.data?.records ?? []

describe('tasks about a work order', () => {
  it('stand there by their days, and in the list of whose they are', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    await add(workOrderId, 'File the copy')
    await add(workOrderId, 'Call the office', { dueOn: addDays(today, 2) })
    await add(workOrderId, 'Check the passport', { dueOn: today, staffId: await idOf(reviewer) })
    expect((await ofOrder(workOrderId)).map(({ text, dueOn }) => [text, dueOn])).toEqual([
      ['Check the passport', today],
      ['Call the office', addDays(today, 2)],
      ['File the copy', null],
    ])
    expect((await listed('mine', agent)).map(({ text }) => text)).toEqual([
      'Call the office',
      'File the copy',
    ])
    expect(await listed('mine', reviewer)).toMatchObject([
      { text: 'Check the passport', workOrder: { id: workOrderId }, late: false },
    ])
    expect((await listed('given', agent)).map(({ text }) => text)).toEqual(['Check the passport'])
  })

  it('tell the colleague who is to do them, and nobody at the seller', async () => {
    const order = await openWorkOrder(app)
    await add(order.workOrderId, 'Look at page 3', { staffId: await idOf(reviewer) })
    const { body } = await app.get(staffNotes, {}, { as: reviewer })
    expect(body.data?.notes[0]).toMatchObject({ detail: 'Look at page 3', read: false })
    expect(JSON.stringify(await detailOf(app, order))).not.toContain('Look at page 3')
    const asked = { workOrderId: order.workOrderId }
    expect((await app.get(workOrderTasks, asked, { as: seller })).body.code).not.toBe(0)
    expect((await app.get(listTasks, {}, { as: seller })).body.code).not.toBe(0)
  })

  it('are done once, by whoever does them, and opened again', async () => {
    const { workOrderId } = await openWorkOrder(app)
    const id = await added(workOrderId, 'Send the letter')
    const both = await Promise.all([finish(workOrderId, id, true), finish(workOrderId, id, true, admin)])
    expect(both.map(({ body }) => body.code)).toEqual([0, 0])
    const lines = await app.database.pool.query(
      `select actor_name from wo_history where work_order_id = $1 and key = 'task.done'`,
      [workOrderId],
    )
    expect(lines.rows).toHaveLength(1)
    const [task] = await ofOrder(workOrderId)
    expect(task?.done?.by).toBe(lines.rows[0]?.['actor_name'])
    expect((await listed('done', agent)).map((one) => one.id)).toContain(id)
    await finish(workOrderId, id, false)
    expect((await ofOrder(workOrderId))[0]?.done).toBeNull()
  })

  it('are late once their day is over', async () => {
    const { workOrderId } = await openWorkOrder(app)
    const id = await added(workOrderId, 'Soon', { dueOn: today })
    await app.database.pool.query('update wo_tasks set due_on = $1 where id = $2', [addDays(today, -1), id])
    expect(await ofOrder(workOrderId)).toMatchObject([{ id, late: true }])
    await finish(workOrderId, id, true)
    expect(await ofOrder(workOrderId)).toMatchObject([{ id, late: false }])
  })

  it('are refused for a day that is over, for a stranger, and beyond what anybody can do', async () => {
    const { workOrderId } = await openWorkOrder(app)
    const errorOf = async (more: object) => (await add(workOrderId, 'x', more)).body.error
    expect(await errorOf({ dueOn: addDays(today, -1) })).toBe('work_orders.day_in_past')
    expect(await errorOf({ staffId: 'stf_nobody' })).toBe('work_orders.unknown_colleague')
    expect((await finish(workOrderId, 'task_nothing', true)).body.error).toBe('tasks.not_found')
    for (let i = 0; i < MOST_OPEN_TASKS; i++) await add(workOrderId, `Task ${i}`)
    expect(await errorOf({})).toBe('tasks.too_many')
    const [first] = await ofOrder(workOrderId)
    await finish(workOrderId, first?.id ?? '', true)
    expect(await errorOf({})).toBeUndefined()
    expect((await finish(workOrderId, first?.id ?? '', false)).body.error).toBe('tasks.too_many')
  })

  it('of another work order are not found by its id', async () => {
    const [one, other] = [await openWorkOrder(app), await openWorkOrder(app)]
    const id = await added(one.workOrderId, 'Here')
    expect((await finish(other.workOrderId, id, true)).body.error).toBe('tasks.not_found')
  })
})
