import { expect, test } from 'vitest'
import { anchorText, readAnchorText } from './anchor-text.ts'

const anchor = { day: '2026-03-02', position: 120_345, hash: 'a1'.repeat(32) }

test('an anchor is read as it was written', () => {
  expect(anchorText(anchor)).toBe(`2026-03-02/120345/${'a1'.repeat(32)}`)
  expect(readAnchorText(` ${anchorText(anchor)}\n`)).toEqual(anchor)
})

test.each(['', '2026-03-02', '2026-03-02/x/00', `2026-03-02/1/${'a1'.repeat(31)}`, `1/1/${'a1'.repeat(32)}`])(
  'what is none is not taken for one: %s',
  (text) => {
    expect(readAnchorText(text)).toBeUndefined()
  },
)
