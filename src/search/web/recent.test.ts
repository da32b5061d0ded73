import { beforeEach, expect, it } from 'vitest'
import type { Found } from './found.ts'
import { forgetRecent, keepRecent, recentOf } from './recent.ts'

const found = (id: string, kind = 'ORDER'): Found => ({
  kind,
  id,
  title: id,
  detail: null,
  number: null,
  country: null,
  link: `/order/${id}`,
})

let values: Map<string, string>
let store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
beforeEach(() => {
  values = new Map()
  store = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
})

const idsOf = (owner: string) => recentOf(store, owner).map(({ id }) => id)

it('keeps the last six, the latest first, each once', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) keepRecent(store, 'me', found(id))
  expect(idsOf('me')).toEqual(['3', '7', '6', '5', '4', '2'])
})

it('keeps them by person and company', () => {
  keepRecent(store, 'me:co_1', found('1'))
  expect(idsOf('me:co_2')).toEqual([])
})

it.each(['DOCUMENT', 'NUMBER', 'CUSTOMER', 'ENQUIRY'])('keeps nothing of kind %s', (kind) => {
  keepRecent(store, 'me', found('1', kind))
  expect(values.size).toBe(0)
})

it('forgets those of everybody, and nothing else', () => {
  keepRecent(store, 'me', found('1'))
  keepRecent(store, 'you', found('2'))
  values.set('lang', 'en')
  forgetRecent(store)
  expect([...values.keys()]).toEqual(['lang'])
})

it.each([
  'no json',
  '{}',
  '[null, 1, {}]',
  JSON.stringify([{ ...found('1'), link: 'https://elsewhere.example/' }]),
  JSON.stringify([{ ...found('1'), link: '//elsewhere.example/' }]),
  JSON.stringify([{ ...found('1'), link: 'javascript:alert(1)' }]),
])('reads nothing from %s', (stored) => {
  values.set('opened:me', stored)
  expect(recentOf(store, 'me')).toEqual([])
})

const closed = (): never => {
  throw new Error('closed')
}

it('works where the browser stores nothing', () => {
  const none = { getItem: closed, setItem: closed, removeItem: closed, key: closed, length: 1 }
  keepRecent(none, 'me', found('1'))
  forgetRecent(none)
  expect(recentOf(none, 'me')).toEqual([])
})
