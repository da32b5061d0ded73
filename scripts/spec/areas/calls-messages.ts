import assert from 'node:assert/strict'
import { ask, dataOf, expectFields, expectPage, type Page } from '../ask.ts'
import type { CallSpec } from '../call-row.ts'
import type { Place } from '../place.ts'

type Message = { id: string; read: boolean; type: string }
type Unread = Record<'ALL' | 'SYSTEM' | 'ORDER' | 'WORK_ORDER' | 'DECLARATION' | 'PROMOTION', number>

const mine = (place: Place) => ({ token: place.seller })
const list = (place: Place, query: Record<string, string> = {}) =>
  dataOf<Page<Message>>(place, 'GET /stationMsg/list', { ...mine(place), query })
const unread = (place: Place) => dataOf<Unread>(place, 'GET /stationMsg/unRead/ALL', mine(place))

async function oneUnread(place: Place): Promise<Message> {
  const { records } = await list(place, { read: 'false' })
  const found = records[0]
  if (!found) throw new Error('there is no unread message left')
  return found
}

/** Somebody else's message is as unknown as one that never was. */
async function expectForeignRefused(place: Place, name: string, body: unknown): Promise<void> {
  const { envelope, status } = await ask(place, name, { token: place.stranger, body })
  assert.deepEqual([envelope.code, status], [499, 404], `${name} by a stranger`)
}

export const MESSAGE_CALLS: readonly CallSpec[] = [
  {
    call: 'GET /stationMsg/list',
    who: 'S',
    says: 'messages to the caller, by type and by read, a page at a time',
    async gives(place) {
      expectPage(await list(place), 'id type title body link read createdAt')
      const { records } = await list(place, { type: 'ORDER' })
      assert.ok(records.length > 0 && records.every(({ type }) => type === 'ORDER'))
    },
  },
  {
    call: 'GET /stationMsg/unRead',
    who: 'S',
    says: 'how many messages are unread',
    async gives(place) {
      const count = await dataOf<number>(place, 'GET /stationMsg/unRead', mine(place))
      assert.equal(count, (await list(place, { read: 'false' })).total)
    },
  },
  {
    call: 'GET /stationMsg/unRead/ALL',
    who: 'S',
    says: 'how many are unread, by type',
    async gives(place) {
      const counts = await unread(place)
      expectFields(counts, 'ALL SYSTEM ORDER WORK_ORDER DECLARATION PROMOTION')
      const { ALL, ...byType } = counts
      assert.equal(
        Object.values(byType).reduce((sum, count) => sum + count, 0),
        ALL,
      )
    },
  },
  {
    call: 'POST /stationMsg/read/{id}',
    who: 'S',
    says: 'marks one as read and answers the counts after it',
    async gives(place) {
      const { id } = await oneUnread(place)
      const before = await unread(place)
      await expectForeignRefused(place, `POST /stationMsg/read/${id}`, {})
      const after = await dataOf<Unread>(place, `POST /stationMsg/read/${id}`, mine(place))
      assert.equal(after.ALL, before.ALL - 1)
    },
  },
  {
    call: 'POST /stationMsg/delete/{id}',
    who: 'S',
    says: 'deletes one, with a body, and answers the counts',
    async gives(place) {
      const before = await list(place)
      const id = before.records[0]?.id ?? ''
      await expectForeignRefused(place, `POST /stationMsg/delete/${id}`, {})
      const body = { reason: 'done' }
      expectFields(await dataOf(place, `POST /stationMsg/delete/${id}`, { ...mine(place), body }), 'ALL')
      assert.equal((await list(place)).total, before.total - 1)
    },
  },
  {
    call: 'POST /stationMsg/delete',
    who: 'S',
    says: 'deletes several, all or none',
    sample: () => ({ body: { ids: ['msg_00000000000000000000000000'] } }),
    async gives(place) {
      const { records, total } = await list(place)
      const ids = records.slice(0, 2).map(({ id }) => id)
      const name = 'POST /stationMsg/delete'
      const mixed = { ids: [...ids, 'msg_00000000000000000000000000'] }
      const refused = await ask(place, name, { ...mine(place), body: mixed })
      assert.equal(refused.envelope.code, 499, 'with one that does not exist')
      assert.equal((await list(place)).total, total, 'none was deleted')
      assert.equal(await dataOf(place, name, { ...mine(place), body: { ids } }), 2)
      assert.equal((await list(place)).total, total - 2)
    },
  },
  {
    call: 'POST /stationMsg/readAll/{type}',
    who: 'S',
    says: 'marks those of a type, or all, as read and answers how many',
    async gives(place) {
      const before = await unread(place)
      assert.ok(before.ALL > 0, 'something to read')
      const read = (type: string) => dataOf<number>(place, `POST /stationMsg/readAll/${type}`, mine(place))
      assert.equal(await read('ORDER'), before.ORDER)
      assert.equal(await read('ALL'), before.ALL - before.ORDER)
      assert.equal((await unread(place)).ALL, 0)
    },
  },
]
