import { expect, test } from 'vitest'
import { hasTerms, numbersInFull, readTerms } from './search-terms.ts'
import { foldText, keywordWords, spelledWords } from './search-words.ts'

/** What is typed, the words that are looked for, the number of ours that is meant, and what a number without signs contains. */
const TYPED: readonly (readonly [string, readonly string[], string, string | undefined])[] = [
  ['', [], '', undefined],
  ['   ', [], '', undefined],
  ['Germany', ['germany'], '', undefined],
  ['  VAT   Germany ', ['vat', 'germany'], '', undefined],
  ['德国VAT注册', ['德国', 'vat', '注册'], '', undefined],
  ['ＶＡＴ　德国', ['vat', '德国'], '', undefined],
  ['Société Générale', ['société', 'générale'], '', undefined],
  ['WO-2026-000123', ['wo', '2026', '000123'], 'WO-2026-000123', 'wo2026000123'],
  ['wo 2026 123', ['wo', '2026', '123'], 'WO-2026-000123', 'wo2026123'],
  ['wo123', ['wo123'], 'WO-____-000123', 'wo123'],
  ['2026-123', ['2026', '123'], '%-2026-000123', '2026123'],
  ['123', ['123'], '%-____-000123', '123'],
  ['000123', ['000123'], '%-____-000123', '000123'],
  ['1', ['1'], '', undefined],
  ['DE 123.456.789', ['de', '123', '456', '789'], '', 'de123456789'],
  ['de123456789', ['de123456789'], '', 'de123456789'],
  ['91440300MA5F1ABC2D', ['91440300ma5f1abc2d'], '', '91440300ma5f1abc2d'],
  ['lin@example.com', ['lin', 'example', 'com'], '', undefined],
  ['%', [], '', undefined],
  ['100%_\\', ['100'], '', '100'],
  [`'; drop table orders --`, ['drop', 'table', 'orders'], '', undefined],
  ['\u202Eabc\u200F', ['abc'], '', undefined],
  ['a\0b', ['a', 'b'], '', undefined],
  ['𠮷野家', ['𠮷野家'], '', undefined],
  ['😀', ['😀'], '', undefined],
]

const around = (text: string): string => `%${text}%`

test.each(TYPED)('%j', (typed, words, meant, compact) => {
  const terms = readTerms(typed)
  expect(terms.words).toEqual(words.map(around))
  expect(terms.compact).toBe(compact === undefined ? undefined : around(compact))
  expect(terms.records?.meant ?? '').toBe(meant)
  if (compact) expect(terms.records?.part).toBe(around(words.join('%').toUpperCase()))
  expect(hasTerms(terms)).toBe(words.length > 0)
})

test('takes the first eight words of a long text', () => {
  expect(readTerms('word '.repeat(2_000)).words).toHaveLength(8)
})

test('folds accents where both sides are folded, and keeps them for the database', () => {
  expect(foldText('Société ＶＡＴ')).toBe('societe vat')
  expect(keywordWords('Société')).toEqual(['societe'])
  expect(spelledWords('Société')).toEqual(['société'])
})

test.each<readonly [string, readonly string[]]>([
  ['WO-2025-000007', ['WO-2025-000007']],
  ['or 2025 7', ['OR-2025-000007']],
  ['wo7', ['WO-2026-000007', 'WO-2025-000007', 'WO-2024-000007']],
  ['wo', []],
  ['Germany', []],
  ['1234567', []],
])('%j means the numbers %j', (typed, numbers) => {
  expect(numbersInFull(typed, 2026)).toEqual(numbers)
})

test('a number without its series is meant in each', () => {
  expect(numbersInFull('123', 2026)).toContain('INV-2026-000123')
  expect(numbersInFull('123', 2026)).toContain('WO-2024-000123')
})

test.each([
  ['DE 123.456.788', '123456788'],
  ['4567', '4567'],
  ['456', ''],
  ['Germany', ''],
])('the digits of %j are %j', (typed, digits) => expect(readTerms(typed).digits).toBe(digits))
