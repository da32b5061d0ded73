import { describe, expect, it } from 'vitest'
import { calendarDay } from '#platform/shared/csv-rows.ts'
import { readStatement } from './statement.ts'

const GERMAN = `\uFEFFBuchungstag;Betrag;Währung;Verwendungszweck;Auftraggeber;Umsatz-ID
31.03.2026;1.290,00;EUR;"RF18 OR20 2600 0123; danke";深圳市明橡贸易有限公司;U-1
31.03.2026;-12,50;EUR;Kontoführung;Musterbank;U-2

01.04.2026;99,9;;Miete;"Müller ""Haus"" GmbH";U-3
`

describe('a bank’s statement', () => {
  it('is read in the formats of a German export', () => {
    expect(readStatement(GERMAN, 'EUR')).toEqual({
      outgoing: 1,
      problems: [],
      lines: [
        {
          line: 2,
          bankId: 'U-1',
          day: '2026-03-31',
          amount: 129_000,
          currency: 'EUR',
          reference: 'RF18 OR20 2600 0123; danke',
          payer: '深圳市明橡贸易有限公司',
        },
        {
          line: 5,
          bankId: 'U-3',
          day: '2026-04-01',
          amount: 9_990,
          currency: 'EUR',
          reference: 'Miete',
          payer: 'Müller "Haus" GmbH',
        },
      ],
    })
  })

  it.each([
    ['to the end of the file', ['A;2026-03-31;1,00;"open;y', 'B;2026-03-31;2,00;r;y']],
    ['to the next one', ['A;2026-03-31;1,00;"open;y', 'B;2026-03-31;2,00;"r";y', 'C;2026-03-31;3,00;r;y']],
  ])('reports every line where a quotation mark stays open %s', (_name, lines) => {
    const csv = ['id;date;amount;reference;payer', ...lines].join('\n')
    const read = readStatement(csv, 'EUR')
    expect(read.problems).toEqual([{ line: 2, column: 'line', problem: 'TORN' }])
    expect(read.lines.map(({ bankId }) => bankId)).toEqual(lines.length === 3 ? ['C'] : [])
  })

  it('is read with English and Chinese headings, commas and tabs', () => {
    const english = 'id,date,amount,currency,reference,payer\nA,2026-03-31,"1,290.00",EUR,x,y'
    const chinese = '交易流水号\t交易日期\t金额\t币种\t附言\t对方户名\nA\t2026/3/31\t1290\tEUR\tx\ty'
    for (const csv of [english, chinese])
      expect(readStatement(csv, 'EUR').lines).toMatchObject([
        { bankId: 'A', day: '2026-03-31', amount: 129_000, currency: 'EUR' },
      ])
  })

  it('names every line that it cannot read, and reads the others', () => {
    const csv = [
      'id,date,amount,currency,reference,payer',
      'a,2026-02-30,1,EUR,,',
      'b,2026-02-28,one,EUR,,',
      'c,2026-02-28,1,XXX,,',
      ',2026-02-28,1,EUR,,',
      `d,2026-02-28,1,EUR,${'x'.repeat(301)},`,
      'e,2026-02-28,1,EUR,,',
    ].join('\n')
    const { lines, problems } = readStatement(csv, 'EUR')
    expect(problems).toEqual([
      { line: 2, column: 'day', problem: 'BAD_DAY' },
      { line: 3, column: 'amount', problem: 'BAD_AMOUNT' },
      { line: 4, column: 'currency', problem: 'BAD_CURRENCY' },
      { line: 5, column: 'bankId', problem: 'NO_BANK_ID' },
      { line: 6, column: 'reference', problem: 'TOO_LONG' },
    ])
    expect(lines.map((line) => line.bankId)).toEqual(['e'])
  })

  it('reports missing columns', () => {
    expect(readStatement('date,amount\n', 'EUR').problems).toEqual(
      ['bankId', 'reference', 'payer'].map((column) => ({ line: 1, column, problem: 'NO_COLUMN' })),
    )
    expect(readStatement('', 'EUR').problems).toHaveLength(5)
  })
})

function amountsOf(...amounts: string[]): (number | undefined)[] {
  const lines = amounts.map((amount, at) => `${at};2026-03-31;"${amount}";r;p`)
  const read = readStatement(['id;date;amount;reference;payer', ...lines].join('\n'), 'EUR')
  return amounts.map((_amount, at) => read.lines.find(({ bankId }) => bankId === String(at))?.amount)
}

it.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ["1'234.50", 123_450],
  ['1 234,5', 123_450],
  ['1\u202F234,50', 123_450],
  ['12', 1_200],
  ['+0,01', 1],
  ['5.00 EUR', 500],
  ['5.00EUR', 500],
  ['5.00 USD', 500],
  ['5.00 XXX', undefined],
  ['1.234', undefined],
  ['1,234', undefined],
  ['1e5', undefined],
  ['', undefined],
  ['12345678901', undefined],
] as const)('the amount %j is %j', (text, amount) => {
  expect(amountsOf(text)).toEqual([amount])
})

it.each(['-3,00', '-3', '3,00-', '\u22123,00', '0'])('%s is money that went out', (amount) => {
  const csv = `id;date;amount;reference;payer\na;2026-03-31;${amount};r;p`
  expect(readStatement(csv, 'EUR')).toEqual({ lines: [], outgoing: 1, problems: [] })
})

it.each([
  ['an amount with a comma', ['1.234', '5,00'], [123_400, 500]],
  ['an amount with a point', ['1,234', '-5.00'], [123_400, undefined]],
  ['decimals of zero', ['1.234', '5.00', '1.100'], [undefined, 500, 110]],
  ['thousands twice', ['1.234', '1.234.567'], [123_400, 123_456_700]],
  ['nothing where they disagree', ['1.234', '5.00', '5,00'], [undefined, 500, 500]],
])('the other lines decide what a single separator means: %s', (_what, texts, amounts) => {
  expect(amountsOf(...texts)).toEqual(amounts)
})

it('an amount in another currency than its line is not booked', () => {
  const csv = 'id;date;amount;currency;reference;payer\na;2026-03-31;5.00 USD;EUR;r;p'
  expect(readStatement(csv, 'EUR')).toMatchObject({
    lines: [],
    problems: [{ line: 2, column: 'currency', problem: 'BAD_CURRENCY' }],
  })
})

it.each([
  ['2026-03-31', '2026-03-31'],
  ['31.3.2026', '2026-03-31'],
  ['20260331', '2026-03-31'],
  ['31.02.2026', undefined],
  ['soon', undefined],
] as const)('the day %j is %j', (text, day) => {
  expect(calendarDay(text)).toBe(day)
})
