import type { ClientRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#main/app.ts'
import { testApp } from '#main/testing/test-app.ts'
import { wire } from '#main/wiring.ts'
import { openDatabase } from '#platform/server/database.ts'
import { hearStream, until } from '#platform/testing/hear-stream.ts'
import { staffLogout } from '#staff/contract.ts'
import { assignWorkOrder, noteOnWorkOrder } from '../../staff/contract.ts'
import { announcePresence, listPresence } from '../../staff/presence-contract.ts'
import { tagWorkOrder, saveTag } from '../../staff/tags-contract.ts'
import { readStaffTalk } from '../../staff/talk-contract.ts'
import { writeToAgency } from '../../talk-contract.ts'
import { openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'
import { endStalePresence } from './announce-presence.ts'

const app = await testApp({ listen: true })
const { agent, reviewer, admin, seller } = app.people
const opened: ClientRequest[] = []
/** A second process on the same database. */
const otherDatabase = openDatabase({ url: app.config.databaseUrl, log: app.deps.log, max: 4 })
const otherWired = wire({ config: app.config, database: otherDatabase, clock: app.clock, log: app.deps.log })
const other = await buildApp({ wired: otherWired, database: otherDatabase })
const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
let order: OpenedWorkOrder

beforeAll(async () => {
  order = await openWorkOrder(app)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const request of opened.splice(0)) request.destroy()
  await until(
    () => app.wired.staffStreams.count() + otherWired.staffStreams.count() === 0,
    'all streams are forgotten',
  )
})
afterAll(async () => {
  await other.close()
  await otherWired.deps.jobs.stop()
  await otherDatabase.close()
})

async function listen(
  token: string,
  { tab, baseUrl = app.baseUrl }: { tab?: string; baseUrl?: string } = {},
) {
  const query = tab === undefined ? '' : `?tab=${tab}`
  const stream = await hearStream(`${baseUrl}/server/portal/staff/stream${query}`, token)
  opened.push(stream.request)
  await until(() => stream.heard.includes('open'), 'open')
  // The connection to the database opens with the first stream.
  while (!stream.heard.includes('note')) {
    await app.database.pool.query(`select pg_notify('greenlane_hints', '{"staff":true,"kind":"note"}')`)
    await new Promise((done) => setTimeout(done, 40))
  }
  return stream
}
const at = (tab: string, workOrderId: string, is = 'looking') => ({ tab, workOrderId, is })
const announce = async (who: typeof agent, place: ReturnType<typeof at>) =>
  (await app.post(announcePresence, place, { as: who })).body
const present = async (who: typeof agent, workOrderId = order.workOrderId) =>
  (await app.get(listPresence, { workOrderId }, { as: who })).body.data?.orders
const NAME = agent.name

describe('hints for the staff', () => {
  it('say which work order changed, in whatever process', async () => {
    const near = await listen(reviewer.token)
    const far = await listen(reviewer.token, { baseUrl: otherUrl })
    const { workOrderId } = order
    const { body } = await app.post(saveTag, { name: 'Call back' }, { as: admin })
    const tagId = body.data?.id
    await app.post(noteOnWorkOrder, { workOrderId, text: 'Called.' }, { as: agent })
    await until(() => [near, far].every(({ heard }) => heard.includes(`order ${workOrderId}`)), 'order')
    near.heard.length = 0
    await app.post(tagWorkOrder, { workOrderId, tagId, on: true }, { as: agent })
    await until(() => near.heard.includes(`order ${workOrderId}`), 'tag')
    await app.post(writeToAgency, { workOrderId, text: '你好' }, { as: seller })
    await until(() => far.heard.includes(`talk ${workOrderId}`), 'talk')
    near.heard.length = 0
    await app.post(readStaffTalk, { workOrderId }, { as: agent })
    await until(() => near.heard.includes(`talk ${workOrderId}`), 'read')
    expect(near.heard).not.toContain('open')
  })

  it('tell notes to the colleague whose they are, and to nobody else', async () => {
    const [own, others] = [await listen(reviewer.token), await listen(agent.token)]
    own.heard.length = 0
    others.heard.length = 0
    const text = `@${reviewer.name} please look.`
    await app.post(noteOnWorkOrder, { workOrderId: order.workOrderId, text }, { as: admin })
    await until(() => own.heard.includes('note'), 'note')
    await until(() => others.heard.includes(`order ${order.workOrderId}`), 'order')
    expect(others.heard).not.toContain('note')
  })

  it.each([
    ['nobody', () => ''],
    ['a seller', () => seller.token],
  ])('are closed to %s', async (_who, token) => {
    const response = await fetch(`${app.baseUrl}/server/portal/staff/stream`, { headers: { token: token() } })
    expect(response.status).toBe(401)
  })

  it('end with the session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await hearStream(`${app.baseUrl}/server/portal/staff/stream`, admin.token)
    await until(() => stream.heard.includes('open'), 'open')
    expect((await app.post(staffLogout, {}, { as: admin })).body.code).toBe(0)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await stream.ended).toBe(true)
  })
})

describe('presence', () => {
  it('is seen by colleagues in another process, and says when somebody writes', async () => {
    const { workOrderId } = order
    const far = await listen(reviewer.token, { baseUrl: otherUrl })
    await announce(agent, at('tab_1', workOrderId))
    await until(() => far.heard.includes(`presence ${workOrderId}`), 'presence')
    expect(await present(reviewer)).toMatchObject([{ workOrderId, people: [{ name: NAME, is: 'looking' }] }])
    expect(await present(agent)).toEqual([])
    far.heard.length = 0
    await announce(agent, at('tab_1', workOrderId))
    await announce(agent, at('tab_1', workOrderId, 'writing'))
    await until(() => far.heard.includes(`presence ${workOrderId}`), 'writing')
    expect(far.heard).toHaveLength(1)
    expect(await present(reviewer)).toMatchObject([{ people: [{ is: 'writing' }] }])
    await announce(agent, at('tab_1', workOrderId, 'gone'))
    expect(await present(reviewer)).toEqual([])
  })

  it('ends when the window closes', async () => {
    await announce(agent, at('tab_2', order.workOrderId))
    const watching = await listen(reviewer.token)
    const own = await listen(agent.token, { tab: 'tab_2', baseUrl: otherUrl })
    expect(await present(reviewer)).toHaveLength(1)
    watching.heard.length = 0
    own.request.destroy()
    await until(() => watching.heard.includes(`presence ${order.workOrderId}`), 'gone')
    expect(await present(reviewer)).toEqual([])
  })

  it('ends by silence where the network broke, and colleagues are told', async () => {
    await announce(agent, at('tab_3', order.workOrderId))
    const watching = await listen(reviewer.token)
    watching.heard.length = 0
    app.clock.set(new Date(app.clock.now().getTime() + 39_000))
    await endStalePresence(app.deps)
    expect(await present(reviewer)).toHaveLength(1)
    app.clock.set(new Date(app.clock.now().getTime() + 2_000))
    expect(await present(reviewer)).toEqual([])
    await Promise.all([endStalePresence(app.deps), endStalePresence(otherWired.deps)])
    await until(() => watching.heard.includes(`presence ${order.workOrderId}`), 'told')
  })

  it('is no lock: others act as before', async () => {
    await announce(agent, at('tab_4', order.workOrderId, 'writing'))
    const { body } = await app.post(
      assignWorkOrder,
      { workOrderId: order.workOrderId, staffId: null },
      { as: reviewer },
    )
    expect(body.code).toBe(0)
    await announce(agent, at('tab_4', order.workOrderId, 'gone'))
  })

  it('is refused for a work order that does not exist', async () => {
    expect(await announce(agent, at('tab_5', 'wo_none'))).toMatchObject({ error: 'work_orders.not_found' })
  })
})
