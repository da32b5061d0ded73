import { describe, expect, test } from 'vitest'
import { lineInput, withoutHiddenMarks } from './line-input.ts'

const isLine = (text: string) => lineInput(60).safeParse(text).success

describe('a line of text that others read', () => {
  test.each([
    'Wang Fang 王芳',
    'Müller & Söhne GmbH „Licht“',
    'O’Neill-Šimková, Jr.',
    'شركة الأفق',
    'می‌خواهم',
    '👩‍💻 Lamps',
    '',
    '  blanks around are cut  ',
  ])('may be %j', (text) => expect(isLine(text)).toBe(true))

  test.each([
    ['a mark from right to left', 'invoice\u202Efdp.exe'],
    ['an isolate', 'Wang\u2066Fang'],
    ['a lone direction mark', 'Kite\u200F'],
    ['an Arabic letter mark', 'Kite\u061C Ltd'],
    ['a space without width', 'Ki\u200Bte'],
    ['a byte order mark inside', 'Ki\uFEFFte'],
    ['a bell', 'a\u0007b'],
    ['an escape', 'a\u001B[31mb'],
    ['a C1 control', 'a\u0085b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['too much', 'x'.repeat(61)],
  ])('is not one with %s', (_what, text) => expect(isLine(text)).toBe(false))

  test('says why in both languages', () => {
    const [issue] = lineInput(60).safeParse('a\u202Eb').error?.issues ?? []
    expect(issue).toMatchObject({ code: 'custom', params: { en: /invisible/, zh: /不可见/ } })
  })
})

test('a text of several lines loses its hidden marks and keeps its lines', () => {
  expect(withoutHiddenMarks('Wang \u202Egnaf\u202C 王芳 😀 <b>\n\tnext\u0007')).toBe(
    'Wang gnaf 王芳 😀 <b>\n\tnext',
  )
})
