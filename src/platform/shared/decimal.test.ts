import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decimalText } from './format-number.ts'
import {
  COMMA_DECIMALS,
  decimalSeparatorOf,
  type Lone,
  parseDecimal,
  plainDecimal,
  POINT_DECIMALS,
  readDecimal,
} from './decimal.ts'

describe('a decimal is read in hundredths', () => {
  test.each([
    ['plain', '1234.56', 123_456],
    ['whole', '12', 1_200],
    ['one decimal', '99,9', 9_990],
    ['decimal comma', '119,00', 11_900],
    ['decimals only', '.5', 50],
    ['decimals only, comma', ',5', 50],
    ['nothing behind the point', '5.', 500],
    ['both, point last', '1,234.56', 123_456],
    ['both, comma last', '1.234,56', 123_456],
    ['both, zeros too many', '1,234.560', 123_456],
    ['commas twice', '1,234,567', 123_456_700],
    ['points twice', '1.234.567', 123_456_700],
    ['points twice and decimals', '1.234.567,8', 123_456_780],
    ['a space', '1 234,5', 123_450],
    ['a space alone', '1 234', 123_400],
    ['a space settles three digits', '1 234,560', 123_456],
    ['no-break space', '1\u00A0234,56', 123_456],
    ['narrow no-break space', '1\u202F234\u202F567,89', 123_456_789],
    ['thin space', '1\u2009234.56', 123_456],
    ['ideographic space', '1\u3000234.56', 123_456],
    ['apostrophe', "1'234.50", 123_450],
    ['curly apostrophe', '1’234’567.50', 123_456_750],
    ['full-width', '－１，２３４．５６', -123_456],
    ['invisible marks', '\u200E119.00\u200B', 11_900],
    ['a zero in front', '0,120', 12],
    ['four digits in front', '1234,500', 123_450],
    ['zeros too many', '12.3400', 1_234],
    ['plus', '+0,01', 1],
    ['minus', '-3,00', -300],
    ['minus and a space', '- 3,00', -300],
    ['the true minus', '\u221259,90', -5_990],
    ['minus behind', '1.234,56-', -123_456],
    ['spaces around', ' 12 ', 1_200],
    ['no negative zero', '-0.00', 0],
    ['the largest', '90071992547409.91', Number.MAX_SAFE_INTEGER],
  ] as const)('%s: %s', (_what, text, units) => {
    expect(readDecimal(text, 2)).toBe(units)
  })

  test.each([
    ['AMBIGUOUS', ['1,234', '1.234', '12.000', '999,999', '-1,100', '1.100', '1,234-', '１，２３４']],
    [
      'UNREADABLE',
      [
        '',
        ' ',
        '.',
        '-',
        '-,',
        'one',
        '1e5',
        '1.2.3',
        '12,34,567',
        '1,23,4',
        '0,123,456',
        '1,234,56',
        '1.234.567.89',
      ],
    ],
    [
      'UNREADABLE',
      ['12 34', '1 2345', "1'23", '1,234 567', '-12-', '--1', '+-1', '(12)', '12 EUR', '€12', '12²', '１２①'],
    ],
    ['UNREADABLE', ['NaN', 'Infinity', '0x10', '1_000', '1/2', '٣', '9'.repeat(41)]],
    ['TOO_PRECISE', ['5.1234', '0.125', '1234,567', '1 234,567', '0.005', '1,234.567']],
    ['TOO_LARGE', ['90071992547409.92', '999999999999999999', '1,000,000,000,000,000.00']],
  ] as const)('%s: %j', (fault, texts) => {
    expect(texts.map((text) => readDecimal(text, 2))).toEqual(texts.map(() => fault))
    expect(texts.map((text) => parseDecimal(text, 2))).toEqual(texts.map(() => null))
  })
})

describe('a single separator before three digits', () => {
  const comma: Lone = { ',': 'THOUSANDS' }
  test.each([
    ['1,234', POINT_DECIMALS, 1_234_000],
    ['1.234', POINT_DECIMALS, 1_234],
    ['1,234', COMMA_DECIMALS, 1_234],
    ['1.234', COMMA_DECIMALS, 1_234_000],
    ['1,234', comma, 1_234_000],
    ['1.234', comma, 'AMBIGUOUS'],
    // The text itself takes precedence.
    ['1.234,5', POINT_DECIMALS, 1_234_500],
    ['1,234.5', COMMA_DECIMALS, 1_234_500],
    ['0,125', POINT_DECIMALS, 125],
  ])('%s with %j is %s thousandths', (text, lone, units) => {
    expect(readDecimal(text, 3, lone)).toBe(units)
  })

  test.each([
    ['1.234,5', ','],
    ['1,234.5', '.'],
    ['12,5', ','],
    ['12.50', '.'],
    ['1.234.567', ','],
    ['1,234,567', '.'],
    ['-99,90', ','],
    ['1 234,567', ','],
    ['1,234', undefined],
    ['1.234', undefined],
    ['1 234', undefined],
    ['12', undefined],
    ['one', undefined],
  ])('%s shows that decimals stand behind %s', (text, separator) => {
    expect(decimalSeparatorOf(text)).toBe(separator)
  })
})

describe('units', () => {
  test.each([
    ['119', 0, 119],
    ['119.0', 0, 119],
    ['119.5', 0, 'TOO_PRECISE'],
    ['1,234', 0, 'AMBIGUOUS'],
    ['1.2345', 3, 'TOO_PRECISE'],
    ['1.5', 8, 150_000_000],
  ])('%s with %i decimals is %s', (text, decimals, units) => {
    expect(readDecimal(text, decimals)).toBe(units)
  })

  test.each([
    ['1,234.50', '1234.50'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['12,5-', '-12.5'],
    ['1,234', null],
    ['x', null],
  ])('%s is %s to a machine', (text, plain) => {
    expect(plainDecimal(text)).toBe(plain)
  })
})

describe('what is written is parsed to the same number', () => {
  const units = fc.maxSafeInteger()
  const decimals = fc.integer({ min: 0, max: 6 })

  it('by machines', () => {
    fc.assert(
      fc.property(units, decimals, (value, places) => {
        expect(readDecimal(decimalText(value, places), places, POINT_DECIMALS)).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('by people of every convention, without knowing which', () => {
    const habits = fc.constantFrom(
      ['.', ','],
      [',', '.'],
      [' ', ','],
      ['\u202F', ','],
      ['’', '.'],
      ['', ','],
      ['', '.'],
    )
    const amounts = fc.integer({ min: -(10 ** 13), max: 10 ** 13 })
    fc.assert(
      fc.property(amounts, habits, (value, [thousands = '', separator = '.']) => {
        const [whole = '', fraction = ''] = decimalText(value, 2).split('.')
        const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)
        expect(readDecimal(grouped + separator + fraction, 2)).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('or is refused: never off by a factor of a thousand', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[\d.,]{1,9}$/), (text) => {
        const asThousands = readDecimal(text, 3, { '.': 'THOUSANDS', ',': 'THOUSANDS' })
        const asDecimals = readDecimal(text, 3, { '.': 'DECIMALS', ',': 'DECIMALS' })
        const read = readDecimal(text, 3)
        if (asThousands === asDecimals) expect(read).toBe(asThousands)
        else expect(read).toBe('AMBIGUOUS')
      }),
    )
  })
})
