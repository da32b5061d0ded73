import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { staffMe } from '#staff/contract.ts'
import { assignWorkOrder, noteOnWorkOrder, queueChoices, staffQueue } from '../../staff/contract.ts'
import { openWorkOrder, submitForm, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, seller, admin } = app.people
const { pool } = app.database
let german: OpenedWorkOrder, french: OpenedWorkOrder, spanish: OpenedWorkOrder
let me: string

const set = (order: OpenedWorkOrder, columns: string) =>
  pool.query(`update work_orders set ${columns} where id = $1`, [order.workOrderId])

beforeAll(async () => {
  german = await openWorkOrder(app)
  app.clock.advance(60_000)
  french = await openWorkOrder(app)
  app.clock.advance(60_000)
  spanish = await openWorkOrder(app)
  await set(french, `country = 'FR', product_code = 'vat-fr', speed = 'first', due_on = null`)
  await set(spanish, `country = 'ES', due_on = '2099-01-01'`)
  me = (await app.get(staffMe, {}, { as: agent })).body.data?.id ?? ''
  await app.post(assignWorkOrder, { workOrderId: german.workOrderId, staffId: me }, { as: agent })
  await set(german, `country = 'DE', due_on = '2020-01-01'`)
})

const numbers = async (input: SentInputOf<typeof staffQueue>) => {
  const { body } = await app.get(staffQueue, { view: 'all', ...input }, { as: agent })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.records.map(({ id }) => names.get(id) ?? id)
}
const names = {
  get: (id: string) =>
    Object.entries({ german, french, spanish }).find(([, one]) => one.workOrderId === id)?.[0],
}

describe('the queue is narrowed by several values of each filter', () => {
  it.each([
    ['one country', { country: 'DE' }, ['german']],
    ['two countries', { country: ['DE', 'FR'] }, ['french', 'german']],
    ['a service', { productCode: ['vat-fr'] }, ['french']],
    ['nobody', { assignee: ['nobody'] }, ['spanish', 'french']],
    ['me', { assignee: ['me'] }, ['german']],
    ['me or nobody', { assignee: ['me', 'nobody'] }, ['spanish', 'french', 'german']],
    ['a colleague who is not there', { assignee: ['staff_x'] }, []],
    ['the speed that was bought', { speed: ['first'] }, ['french']],
    ['either speed', { speed: ['first', 'standard'] }, ['spanish', 'french', 'german']],
    ['overdue', { due: ['overdue'] }, ['german']],
    ['overdue, today or soon', { due: ['overdue', 'today', 'week'] }, ['german']],
    ['a step that none is at', { step: ['apostille'] }, []],
    ['country and speed', { country: ['FR', 'ES'], speed: ['standard'] }, ['spanish']],
  ])('by %s', async (_name, input, found) => {
    expect(await numbers(input)).toEqual(found)
  })

  it('by the language of the seller, as it is now', async () => {
    await pool.query(
      `update companies set lang = 'zh' where id = (select company_id from work_orders where id = $1)`,
      [french.workOrderId],
    )
    expect(await numbers({ lang: ['zh'] })).toHaveLength(3)
    expect(await numbers({ lang: ['en'] })).toEqual([])
    expect(await numbers({ lang: ['en', 'zh'], country: ['FR'] })).toEqual(['french'])
  })

  it('by the step that it is at', async () => {
    const { body } = await app.get(staffQueue, { view: 'all', country: 'ES' }, { as: agent })
    const step = body.data?.records[0]?.currentNode?.key
    expect(await numbers({ step: [step ?? ''], country: ['ES'] })).toEqual(['spanish'])
  })

  it.each([
    { country: ['de'] },
    { due: ['tomorrow'] },
    { speed: ['fast'] },
    { lang: ['fr'] },
    { assignee: ["a'b"] },
    { country: Array.from({ length: 51 }, () => 'DE') },
    { sort: 'luck' },
  ])('and refuses %o', async (input) => {
    const { body } = await app.get(staffQueue, input as never, { as: agent })
    expect(body.code).toBe(400)
  })
})

describe('the queue is sorted', () => {
  it('by due day, those without one last', async () => {
    expect(await numbers({ sort: 'due' })).toEqual(['german', 'spanish', 'french'])
  })

  it('by the last change, which a note is not', async () => {
    app.clock.advance(60_000)
    await submitForm(app, french)
    app.clock.advance(60_000)
    await app.post(noteOnWorkOrder, { workOrderId: spanish.workOrderId, text: 'Called' }, { as: agent })
    expect((await numbers({ sort: 'changed' }))[0]).toBe('french')
  })

  it('by waiting, and everything newest first unless asked', async () => {
    expect(await numbers({ sort: 'waiting' })).toEqual(['german', 'spanish', 'french'])
    expect(await numbers({})).toEqual(['spanish', 'french', 'german'])
  })
})

describe('what there is to choose', () => {
  it('are values that some work order has', async () => {
    const { body } = await app.get(queueChoices, {}, { as: agent })
    expect(body.data?.countries).toEqual(['DE', 'ES', 'FR'])
    expect(body.data?.services.map(({ value }) => value)).toContain('vat-fr')
    expect(body.data?.steps.length).toBeGreaterThan(0)
    expect(body.data?.steps.every(({ name }) => name !== '')).toBe(true)
    expect(body.data?.colleagues.map(({ id }) => id)).toContain(me)
    expect((await app.get(queueChoices, {}, { as: admin })).body.code).toBe(0)
    expect((await app.get(queueChoices, {}, { as: seller })).body.code).toBe(1)
  })
})
