import { expect, test } from 'vitest'
import { pickText } from './local-text.ts'
import { defineText, textsOf } from './text.ts'

const table = defineText({
  title: { en: 'Cart', zh: '购物车' },
  lines: { en: { one: '{{count}} line', other: '{{count}} lines' }, zh: { other: '{{count}}件' } },
})

test('plural forms become keys of their own, sentences stay', () => {
  expect(textsOf(table, 'en')).toEqual({
    title: 'Cart',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
  })
  expect(textsOf(table, 'zh')).toEqual({ title: '购物车', lines_other: '{{count}}件' })
})

test('a text of staff falls back to the other language where it is empty', () => {
  expect(pickText({ en: 'Note', zh: '备注' }, 'zh')).toBe('备注')
  expect(pickText({ en: 'Note', zh: '' }, 'zh')).toBe('Note')
  expect(pickText({ en: '', zh: '备注' }, 'en')).toBe('备注')
})
