import { describe, expect, it } from 'vitest'
import { MOST_ACCOUNT_LINES, readAccount } from './read-account.ts'

describe('the tax account', () => {
  it.each([
    ['Datum;Betrag;Verwendungszweck\n05.05.2026;1.234,56;29/123 UST', 123_456, '29/123 UST'],
    ['date,amount,reference\n2026-05-05,"1,234.56",29/123 UST', 123_456, '29/123 UST'],
    ['日期\t金额\t附言\n2026/5/5\t1234.56 EUR\t29/123 UST', 123_456, '29/123 UST'],
    ['amount;on;date\n12;x;20260505', 1_200, ''],
  ])('is read as authorities write it: %j', (text, amount, reference) => {
    expect(readAccount(text, 'EUR')).toEqual({
      lines: [{ line: 2, on: '2026-05-05', amount, reference, payer: '' }],
      problems: [],
      left: 0,
    })
  })

  it('says of each line that it leaves out why', () => {
    const text = [
      'date;amount;payer',
      '2026-02-30;1;',
      '2026-02-28;one;',
      '2026-02-28;-5,00;',
      `2026-02-28;1;${'x'.repeat(141)}`,
      '2026-02-28;99,50;Li Wei',
    ].join('\n')
    expect(readAccount(text, 'EUR')).toEqual({
      lines: [{ line: 6, on: '2026-02-28', amount: 9_950, reference: '', payer: 'Li Wei' }],
      problems: [
        { line: 2, column: 'on', problem: 'BAD_DAY' },
        { line: 3, column: 'amount', problem: 'BAD_AMOUNT' },
        { line: 5, column: 'payer', problem: 'TOO_LONG' },
      ],
      left: 1,
    })
  })

  it('names the columns that are missing', () => {
    expect(readAccount('what;who\n1;2', 'EUR').problems).toEqual([
      { line: 1, column: 'on', problem: 'NO_COLUMN' },
      { line: 1, column: 'amount', problem: 'NO_COLUMN' },
    ])
    expect(readAccount('', 'EUR').problems).toHaveLength(2)
  })

  it('has an end', () => {
    const lines = Array.from({ length: 5_000 }, () => '2026-05-05;1')
    const { lines: kept, problems } = readAccount(['date;amount', ...lines].join('\n'), 'EUR')
    expect(kept).toHaveLength(MOST_ACCOUNT_LINES)
    expect(problems.every(({ problem }) => problem === 'TOO_MANY')).toBe(true)
    expect(problems.length).toBeLessThan(300)
  })
})
