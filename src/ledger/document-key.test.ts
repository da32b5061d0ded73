import { expect, test } from 'vitest'
import { documentKey } from './document-key.ts'

test.each([
  ['RE-2026/0815', 're 2026 0815'],
  ['Müller & Söhne GmbH', 'MÜLLER SÖHNE GMBH.'],
  ['深圳市绿道 有限公司', '深圳市绿道有限公司'],
  ['ＩＮＶ－１', 'INV-1'],
])('%s is %s', (one, other) => {
  expect(documentKey(one)).toBe(documentKey(other))
})

test('numbers that differ stay apart, also those of signs alone', () => {
  expect(documentKey('2026-1')).not.toBe(documentKey('2026-2'))
  expect(documentKey('#')).not.toBe('')
})

test('a key fits into an index, also of signs that stand for whole sentences', () => {
  expect(Buffer.byteLength(documentKey('\ufdfa'.repeat(200)))).toBeLessThan(700)
})
