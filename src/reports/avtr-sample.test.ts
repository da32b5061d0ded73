import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '#vat/engine/money.ts'
import { judge, unaccounted } from './testing/read-bytes.ts'

const file = (name: string): string => readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8')

type ExpectedLine = {
  line: number
  treatment: string
  country: string | null
  rate: string | null
  currency: string
  gross?: string
  vat?: string
  net?: string
  cost?: string
  acquisition_vat?: string | null
  correction_of?: string
}
type Expected = {
  lines: ExpectedLine[]
  local: { country: string; month: string; currency: string; net: string; vat: string }[]
}

const SAMPLE = file('avtr-sample.csv')
const expected = JSON.parse(file('avtr-sample-expected.json')) as Expected
const result = await judge(SAMPLE)

describe('the sample of Amazon’s report', () => {
  test.each(expected.lines)('line $line: $treatment $country', (line) => {
    const { row, result: verdict } = result.judged[line.line - 1] ?? {}
    const { decision, net, vat, gross, currency, taxable, acquisitionVat } = verdict ?? {}
    const text = (units: number | null | undefined): string | undefined =>
      units === null || units === undefined ? undefined : formatAmount(units, currency ?? 'EUR')
    expect(row?.line).toBe(line.line + 1)
    expect(decision).toMatchObject({
      scheme: line.treatment,
      country: line.country,
      correctionOf: line.correction_of ?? null,
    })
    expect(decision?.basisPoints ?? null).toBe(line.rate === null ? null : Number(line.rate) * 100)
    expect([text(net), text(vat), text(gross)]).toEqual([line.net, line.vat, line.gross])
    expect(text(taxable)).toBe(line.cost)
    expect(text(acquisitionVat)).toBe(line.acquisition_vat ?? undefined)
  })

  test.each(expected.local)('total of $country $month', ({ country, month, currency, net, vat }) => {
    const found = result.totals.list.filter(
      (total) =>
        total.treatment.scheme === 'LOCAL' &&
        total.treatment.country === country &&
        total.month === month &&
        total.currency === currency,
    )
    expect(
      found.map((total) => [formatAmount(total.net, currency), formatAmount(total.vat, currency)]),
    ).toEqual([[net, vat]])
  })

  test('loses nothing', () => {
    expect(result.rows).toBe(32)
    expect(unaccounted(result)).toEqual({})
    expect(result.issues.counts.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  })

  test('asks about what it had to assume', () => {
    expect(result.issues.list.map(({ line, code }) => [line, code])).toEqual(
      expect.arrayContaining([
        [22, 'NUMBER_NOT_CONFIRMED'],
        [23, 'BUYER_NUMBER_NOT_VALID'],
        [27, 'REFUND_SALE_BY_AMOUNT'],
        [28, 'REFUND_SALE_BY_AMOUNT'],
        [29, 'REFUND_SALE_BEFORE_FILE'],
      ]),
    )
  })
})

describe('the sample written otherwise is the same', () => {
  const totals = JSON.stringify(result.totals.list)
  const [header = '', ...lines] = SAMPLE.trim().split('\n')
  test.each([
    ['tabs', SAMPLE.replaceAll(',', '\t')],
    ['semicolons', SAMPLE.replaceAll(',', ';')],
    ['CRLF', SAMPLE.replaceAll('\n', '\r\n')],
    ['BOM', `\uFEFF${SAMPLE}`],
    ['UTF-16', Buffer.from(`\uFEFF${SAMPLE}`, 'utf16le')],
    ['rows backwards', [header, ...lines.toReversed()].join('\n')],
    ['slashes', SAMPLE.replaceAll(/(\d\d)-(\d\d)-(2026)/g, '$1/$2/$3')],
    ['ISO days', SAMPLE.replaceAll(/(\d\d)-(\d\d)-(2026)/g, '$3-$2-$1')],
    ['the columns backwards', backwards(SAMPLE)],
    ['a column more', SAMPLE.replaceAll(/\n(?!$)/g, ',new\n').replace(/\n$/, ',new\n')],
    ['every row twice', [header, ...lines, ...lines].join('\n')],
  ])('%s', async (_, written) => {
    const again = await judge(written)
    expect(JSON.stringify(again.totals.list)).toBe(totals)
    expect(unaccounted(again)).toEqual({})
  })

  test('comma decimals in a file with semicolons', async () => {
    const written = SAMPLE.replaceAll(',', ';').replaceAll(/;(-?\d+)\.(\d\d)(?=;)/g, ';$1,$2')
    expect(written).toContain(';59,90;')
    expect(JSON.stringify((await judge(written)).totals.list)).toBe(totals)
  })
})

function backwards(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(',').toReversed().join(','))
    .join('\n')
}
