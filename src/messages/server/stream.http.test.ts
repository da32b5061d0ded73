import type { ClientRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { logout } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { ordersMessages } from '#orders/server/orders.messages.ts'
import { hearStream, until } from '#platform/testing/hear-stream.ts'
import { countUnread, readAllMessages } from '../contract.ts'
import { signInManyPeople } from '../testing/many-people.ts'
import { notify } from './notify.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer, admin } = app.people
const { rows: companies } = await app.database.pool.query<{ id: string }>(
  "select id from companies where name like '%Brightoak%'",
)
const companyId = companies[0]?.id ?? ''
const opened: ClientRequest[] = []

async function listen(token: string, baseUrl = app.baseUrl) {
  const stream = await hearStream(`${baseUrl}/server/portal/stream`, token)
  opened.push(stream.request)
  return stream
}

const pay = (fails = false) =>
  app.deps.db.transaction(async (tx) => {
    const params = { orderId: 'or_x', number: 'OR-1', sum: { amount: 1, currency: 'EUR' as const } }
    await notify(tx, app.deps, { companyId, kind: ordersMessages.paid, params })
    if (fails) throw new Error('rolled back')
  })
const manyPeople = (count: number) => signInManyPeople(app.database.pool, count, app.clock.now())
/** The listener's connection opens with the first stream. */
const hears = async (stream: { heard: string[] }, of = companyId) => {
  await until(() => stream.heard.includes('open'), 'open')
  for (let tries = 0; tries < 50 && !stream.heard.includes('node'); tries++) {
    await app.database.pool.query("select pg_notify('greenlane_hints', $1)", [
      JSON.stringify({ companyId: of, kind: 'node' }),
    ])
    await sleep(40)
  }
  expect(stream.heard).toContain('node')
}

afterEach(async () => {
  vi.useRealTimers()
  for (const request of opened.splice(0)) request.destroy()
  await until(() => app.wired.streams.count() === 0, 'all streams are forgotten')
})

describe('the stream', () => {
  it('says what to read again, to those whom it concerns, when the transaction commits', async () => {
    const [own, reader, other] = await Promise.all(
      [seller, viewer, sellerOther].map(({ token }) => listen(token)),
    )
    if (!own || !reader || !other) throw new Error('no streams')
    expect(own.response.headers['content-type']).toBe('text/event-stream')
    await hears(own)
    await pay(true).catch(() => undefined)
    await pay()
    await until(() => own.heard.includes('unread') && reader.heard.includes('unread'), 'unread')
    expect(own.heard.filter((kind) => kind === 'unread')).toHaveLength(1)
    expect(new Set(other.heard)).toEqual(new Set(['open']))
    reader.heard.length = 0
    await app.post(readAllMessages, { type: 'ALL' }, { as: seller })
    await until(() => own.heard.filter((kind) => kind === 'unread').length === 2, 'read in another window')
    expect(reader.heard).not.toContain('unread')
  })

  it.each([
    ['nobody', ''],
    ['a wrong token', 'x'.repeat(43)],
    ['staff', admin.token],
  ])('is closed to %s, in the envelope', async (_who, token) => {
    const response = await fetch(`${app.baseUrl}/server/portal/stream`, { headers: { token } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 1, data: null })
  })

  it('is opened by five hundred people at once: each hears of their own company, and of it alone', async () => {
    const tokens = await manyPeople(500)
    const streams = await Promise.all(tokens.map((token) => listen(token)))
    expect(streams.every(({ response }) => response.statusCode === 200)).toBe(true)
    await until(() => app.wired.streams.count() === 500, 'all are open')
    const [first, second] = streams
    if (!first || !second) throw new Error('no streams')
    await hears(first, 'co_many1')
    const began = Date.now()
    await app.database.pool.query(
      "select pg_notify('greenlane_hints', json_build_object('companyId', 'co_many' || n, 'kind', 'unread')::text) from generate_series(2, 500) n",
    )
    await until(
      () => streams.filter(({ heard }) => heard.includes('unread')).length === 499,
      'every other one',
    )
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(streams.flatMap(({ heard }) => heard.filter((kind) => kind === 'unread'))).toHaveLength(499)
    expect(second.heard).not.toContain('node')
    expect((await app.get(countUnread, {}, { as: seller })).body.code).toBe(0)
  })

  it('ends with its session, and is not opened again with it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [token = ''] = await manyPeople(1)
    const [own, other] = await Promise.all([listen(token), listen(seller.token)])
    await until(() => own.heard.includes('open') && other.heard.includes('open'), 'open')
    expect((await app.post(logout, {}, { as: { token } })).body.code).toBe(0)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await own.ended).toBe(true)
    expect(app.wired.streams.count()).toBe(1)
    const again = await fetch(`${app.baseUrl}/server/portal/stream`, { headers: { token } })
    expect(await again.json()).toMatchObject({ code: 1, data: null })
  })

  it('is opened five hundred times at once by one person: the newest eight stay', async () => {
    const streams = await Promise.all(Array.from({ length: 500 }, () => listen(seller.token)))
    expect(streams.every(({ response }) => response.statusCode === 200)).toBe(true)
    await until(() => app.wired.streams.count() === 8, 'the oldest are closed')
    expect((await app.get(countUnread, {}, { as: seller })).body.code).toBe(0)
  })
})

it('lets the server stop while windows are open', async () => {
  const other = await testApp({ listen: true })
  const stream = await listen(other.people.seller.token, other.baseUrl)
  await until(() => stream.heard.includes('open'), 'open')
  const began = Date.now()
  await other.close()
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await stream.ended).toBe(true)
})
