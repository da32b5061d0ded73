import { describe, expect, test } from 'vitest'
import { pickText } from './local-text.ts'
import { defineText, textIn, textsOf } from './text.ts'

const table = defineText({
  title: { en: 'Cart', zh: '购物车' },
  lines: { en: { one: '{{count}} line', other: '{{count}} lines' }, zh: { other: '{{count}}件' } },
})

test('plural forms become separate keys, sentences stay', () => {
  expect(textsOf(table, 'en')).toEqual({
    title: 'Cart',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
  })
  expect(textsOf(table, 'zh')).toEqual({ title: '购物车', lines_other: '{{count}}件' })
})

describe('a text', () => {
  const inEnglish = textsOf(table, 'en')
  const inChinese = textsOf(table, 'zh')

  test.each([
    [0, '0 lines', '0件'],
    [1, '1 line', '1件'],
    [21, '21 lines', '21件'],
  ])('of %i things takes the form of its language', (count, en, zh) => {
    expect(textIn(inEnglish, 'en', 'lines', { count })).toBe(en)
    expect(textIn(inChinese, 'zh', 'lines', { count })).toBe(zh)
  })

  test('without plural forms may contain a count too', () => {
    const texts = { left: '{{count}} of {{all}} left' }
    expect(textIn(texts, 'en', 'left', { count: 1, all: 3 })).toBe('1 of 3 left')
  })

  test('inserts parameters literally', () => {
    const texts = { hello: 'Hello {{name}}, {{name}}{{none}}' }
    expect(textIn(texts, 'en', 'hello', { name: '<b>{{all}}$1</b>', all: 'x' })).toBe(
      'Hello <b>{{all}}$1</b>, <b>{{all}}$1</b>',
    )
  })

  test('that is missing shows its key', () => {
    expect(textIn(inEnglish, 'en', 'gone')).toBe('gone')
  })
})

test('a text of staff falls back to the other language where it is empty', () => {
  expect(pickText({ en: 'Note', zh: '备注' }, 'zh')).toBe('备注')
  expect(pickText({ en: 'Note', zh: '' }, 'zh')).toBe('Note')
  expect(pickText({ en: '', zh: '备注' }, 'en')).toBe('备注')
})
