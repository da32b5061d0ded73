import { expect, test } from 'vitest'
import { limitDetails } from './limit-details.ts'

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['nothing', {}, {}],
  ['what is short', { id: 'wo_1', none: undefined }, { id: 'wo_1', none: undefined }],
  ['what just fits', { a: 'x'.repeat(8_184) }, { a: 'x'.repeat(8_184) }],
  ['one letter more', { a: 'x'.repeat(8_185) }, { cut: { keys: 1, bytes: 8_193 } }],
  [
    'a long list among ids',
    { id: 'wo_1', lines: Array(5_000).fill(1), amount: 5 },
    { id: 'wo_1', amount: 5, cut: { keys: 1, bytes: 10_034 } },
  ],
  ['long in bytes', { a: '税'.repeat(4_000) }, { cut: { keys: 1, bytes: 12_008 } }],
])('the details of a line: %s', (_name, details, kept) => {
  expect(limitDetails(details)).toEqual(kept)
})
