import { beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '#messages/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { assignWorkOrder, queueChoices, staffQueue } from '../../staff/contract.ts'
import { queueTogether } from '../../staff/queue-contract.ts'
import { openWorkOrder, submitForm, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { people } = app
const { agent, reviewer, seller } = people
let orders: OpenedWorkOrder[]
let colleague: string

beforeAll(async () => {
  orders = [await openWorkOrder(app), await openWorkOrder(app), await openWorkOrder(app)]
  const { body } = await app.get(queueChoices, {}, { as: agent })
  colleague = body.data?.colleagues.find(({ name }) => name === reviewer.name)?.id ?? ''
})

const rows = async () => {
  const { body } = await app.get(staffQueue, { view: 'all' }, { as: agent })
  return orders.map(({ workOrderId }) => body.data?.records.find(({ id }) => id === workOrderId))
}
const items = async () =>
  (await rows()).map((row) => ({ workOrderId: row?.id ?? '', revision: row?.revision ?? -1 }))
const together = async (input: SentInputOf<typeof queueTogether>, as = agent) =>
  (await app.post(queueTogether, input, { as })).body
const refusalsOf = async (input: SentInputOf<typeof queueTogether>) =>
  (await together(input)).data?.results.map(({ refusal }) => refusal?.error ?? null)

describe('several work orders at once', () => {
  it('are assigned; of one that a colleague was quicker with, it says who did what', async () => {
    const seen = await items()
    const { workOrderId } = seen[1] ?? { workOrderId: '' }
    await app.post(assignWorkOrder, { workOrderId, staffId: colleague }, { as: people.admin })
    const answer = await together({ action: 'assign', items: seen, staffId: colleague })
    expect(answer.data?.results.map(({ refusal }) => refusal?.error ?? null)).toEqual([
      null,
      'work_orders.stale',
      null,
    ])
    expect(answer.data?.results[1]?.refusal?.message).toContain(people.admin.name)
    expect((await rows()).map((row) => row?.assignee?.id)).toEqual([colleague, colleague, colleague])
    expect(await refusalsOf({ action: 'assign', items: await items(), staffId: null })).toEqual([
      null,
      null,
      null,
    ])
    expect((await rows()).map((row) => row?.assignee)).toEqual([null, null, null])
  })

  it('remind their sellers, once a day, and only where it is their turn', async () => {
    await submitForm(app, orders[2] as OpenedWorkOrder)
    expect(await refusalsOf({ action: 'remind', items: await items() })).toEqual([
      null,
      null,
      'work_orders.not_sellers_turn',
    ])
    await app.drain()
    const { body } = await app.get(listMessages, { page: 1, pageSize: 50 }, { as: seller })
    const reminders = body.data?.records.filter(({ title }) => /^Reminder|^提醒/.test(title))
    expect(reminders).toHaveLength(2)
    const again = await together({ action: 'remind', items: (await items()).slice(0, 1) })
    expect(again.data?.results[0]?.refusal).toMatchObject({ error: 'work_orders.reminded_already' })
    expect(again.data?.results[0]?.refusal?.message).toContain(agent.name)
    await app.database.pool.query(`update wo_history set at = at - interval '25 hours'`)
    expect(await refusalsOf({ action: 'remind', items: (await items()).slice(0, 1) })).toEqual([null])
  })

  it('one that is not there holds up none of the others', async () => {
    const [first] = await items()
    const nowhere = { workOrderId: 'wo_00000000000000000000000000', revision: 1 }
    expect(
      await refusalsOf({ action: 'assign', items: [nowhere, first ?? nowhere], staffId: colleague }),
    ).toEqual(['work_orders.not_found', null])
  })

  it('go to nobody who is not a colleague', async () => {
    const input = { action: 'assign', items: await items(), staffId: 'staff_x' } as const
    expect(await together(input)).toMatchObject({ code: 499, error: 'work_orders.unknown_colleague' })
    expect((await together({ action: 'assign', items: await items() })).fields).toHaveProperty('staffId')
    expect(await together({ action: 'assign', items: [], staffId: null })).toMatchObject({ code: 400 })
  })

  it('are work of the staff', async () => {
    expect((await together({ action: 'remind', items: await items() }, seller as never)).code).toBe(1)
  })
})
