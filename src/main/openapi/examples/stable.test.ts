import { expect, test } from 'vitest'
import { shortened, stableValues } from './stable.ts'

const ID = 'or_0123456789abcdefghjkmnpqrs'
const OTHER = 'or_1123456789abcdefghjkmnpqrs'
const first = `or_${'1'.padStart(26, '0')}`
const second = `or_${'2'.padStart(26, '0')}`

test.each<[string, unknown, unknown]>([
  ['ids by the order in which they come', [OTHER, ID, OTHER], [first, second, first]],
  ['an id in an address', `/order?id=${ID}&x=1`, `/order?id=${first}&x=1`],
  ['an id as a key', { [ID]: 1 }, { [first]: 1 }],
  ['an instant', { at: '2026-11-22T13:14:15.161Z' }, { at: '2026-11-22T09:00:00.000Z' }],
  ['the code of a letter', 'http://x/proof#2M9MSVYCTJT4C9VS', 'http://x/proof#H7KM2QXW9RTP4VCD'],
  ['its code', { code: '2M9M-SVYC-TJT4-C9VS' }, { code: 'H7KM-2QXW-9RTP-4VCD' }],
  ['another code stays', { code: 'vat-registration-de' }, { code: 'vat-registration-de' }],
  ['a day stays', '2026-11-22', '2026-11-22'],
  ['numbers stay', { total: 3, none: null }, { total: 3, none: null }],
])('%s', (_name, value, expected) => {
  expect(stableValues()(value)).toEqual(expected)
})

test.each(['token', 'key', 'begins', 'password', 'secret', 'draftKey'])('%s is never shown', (name) => {
  const secret = `glk_real-${name}`
  expect(JSON.stringify(stableValues()({ data: { [name]: secret } }))).not.toContain(secret)
})

test('a list is shown by its beginning', () => {
  expect(shortened({ records: [1, 2, 3], in: [{ a: [4, 5, 6] }] }, 2)).toEqual({
    records: [1, 2],
    in: [{ a: [4, 5] }],
  })
})
