import { expect, test } from 'vitest'
import { markedParts } from './marked.ts'

/** The text with what is marked in brackets. */
const shown = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

test.each<readonly [string, string, string]>([
  ['VAT registration Germany', 'germ', 'VAT registration [Germ]any'],
  ['VAT registration Germany', 'germany vat', '[VAT] registration [Germany]'],
  ['德国VAT注册', 'vat 德国', '[德国VAT]注册'],
  ['Société Générale', 'generale', 'Société [Générale]'],
  ['ﬁling', 'fil', '[ﬁl]ing'],
  ['Ｖat', 'v', '[Ｖ]at'],
  ['WO-2026-000123', '000123', 'WO-2026-[000123]'],
  ['𠮷野家 shop', '野家', '𠮷[野家] shop'],
  ['aaa', 'aa', '[aa]a'],
  ['<b>bold</b>', 'b', '<[b]>[b]old</[b]>'],
  ['Orders', '', 'Orders'],
  ['Orders', '%', 'Orders'],
  ['', 'x', ''],
])('%j searched for %j', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected)
  expect(
    markedParts(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
