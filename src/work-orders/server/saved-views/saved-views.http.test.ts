import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { staffQueue } from '../../staff/contract.ts'
import * as calls from '../../staff/saved-views-contract.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, reviewer, admin, seller } = app.people

beforeAll(async () => {
  await openWorkOrder(app)
  await openWorkOrder(app)
})

const save = async (input: SentInputOf<typeof calls.saveView>, as = agent) =>
  (await app.post(calls.saveView, input, { as })).body
const views = async (as = agent) => (await app.get(calls.savedViews, {}, { as })).body.data?.views ?? []
const names = async (as = agent) => (await views(as)).map(({ name }) => name)
const remove = async (viewId: string, as = agent) =>
  (await app.post(calls.deleteView, { viewId }, { as })).body
const german = { view: 'all', country: ['DE'] } as const

it('an own view has its figure, and is nobody else’s', async () => {
  const { data } = await save({ name: 'German', shared: false, filter: german })
  await save({ name: 'Mine', shared: true, filter: { view: 'seller', assignee: ['nobody'], sort: 'due' } })
  const queue = await app.get(staffQueue, german, { as: agent })
  expect(await views()).toMatchObject([
    {
      name: 'German',
      shared: false,
      mine: true,
      mayChange: true,
      count: queue.body.data?.total,
      filter: german,
    },
    { name: 'Mine', shared: true, filter: { view: 'seller', assignee: ['nobody'], sort: 'due' } },
  ])
  expect(queue.body.data?.total).toBe(2)
  expect(await names(reviewer)).toEqual(['Mine'])
  expect(await save({ viewId: data?.id ?? '', name: 'x', shared: true }, reviewer)).toMatchObject({
    error: 'saved_views.not_found',
  })
  expect(await remove(data?.id ?? '', reviewer)).toMatchObject({ error: 'saved_views.not_found' })
})

it('is renamed and shared with the same filter, and deleted', async () => {
  const [view] = await views()
  expect(await save({ viewId: view?.id ?? '', name: 'Germany', shared: true })).toMatchObject({ code: 0 })
  expect((await views(reviewer))[0]).toMatchObject({ name: 'Germany', mayChange: false, filter: german })
  const refused = await save({ viewId: view?.id ?? '', name: 'x', shared: false }, reviewer)
  expect(refused).toMatchObject({ error: 'saved_views.not_yours' })
  expect(refused.message).toContain(agent.name)
  expect(await remove(view?.id ?? '')).toMatchObject({ code: 0 })
  expect(await names()).toEqual(['Mine'])
  expect(await remove(view?.id ?? '')).toMatchObject({ error: 'saved_views.not_found' })
})

it.each([
  ['without a name', { name: ' ', shared: false, filter: german }],
  ['without a filter', { name: 'x', shared: false }],
  ['with hidden marks in its name', { name: 'a\u202eb', shared: false, filter: german }],
  ['of an unknown view', { name: 'x', shared: false, filter: { view: 'nowhere' } }],
])('none %s', async (_name, input) => {
  expect(await save(input as never)).toMatchObject({ code: 400 })
})

it('so many of one colleague, and only staff have any', async () => {
  for (let saved = 0; saved < calls.MOST_SAVED_VIEWS; saved++)
    await save({ name: `V${saved}`, shared: false, filter: german }, admin)
  expect(await save({ name: 'more', shared: false, filter: german }, admin)).toMatchObject({
    error: 'saved_views.too_many',
  })
  expect((await app.get(calls.savedViews, {}, { as: seller as never })).body.code).toBe(1)
})

it('of somebody who left the shared ones stay and are taken over, the own ones vanish', async () => {
  await save({ name: 'Kept', shared: false, filter: german })
  await app.database.pool.query('update staff_members set disabled_at = now() where name = $1', [agent.name])
  expect(await names(reviewer)).toEqual(['Mine'])
  const [left] = await views(reviewer)
  expect(left).toMatchObject({ mine: false, mayChange: true, owner: agent.name })
  expect(await save({ viewId: left?.id ?? '', name: 'Ours', shared: true }, reviewer)).toMatchObject({
    code: 0,
  })
  expect((await views(reviewer))[0]).toMatchObject({ name: 'Ours', mine: true })
  expect(await remove(left?.id ?? '', admin)).toMatchObject({ error: 'saved_views.not_yours' })
})
