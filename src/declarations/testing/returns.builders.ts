import type { NationalReturn, SchemeReturn } from '../boxes/prepared-return.ts'
import { filingFacts } from '../files/declaration-file.ts'

/** Names that a file must survive: markup, Chinese, a character of four bytes, controls, a lone half of a pair. */
export const HOSTILE_NAME = '<深圳 & "Grün" Ltd\u0000\u0007> 𠮷\ud800 ]]>\n=cmd()'

export const FACTS = filingFacts({
  taxpayer: 'Shenzhen Green Trading Ltd',
  madeAt: '2026-11-22T10:00:00.000Z',
  email: 'vat@example.com',
})

/** A national return with these boxes, in minor units. */
export function nationalReturn(
  country: string,
  boxes: Readonly<Record<string, number>>,
  more: Partial<NationalReturn> = {},
): NationalReturn {
  return {
    kind: 'NATIONAL',
    country,
    number: `${country}123456789`,
    period: { name: '2026-02', from: '2026-02-01', to: '2026-02-28' },
    currency: 'EUR',
    boxes: Object.entries(boxes).map(([box, units]) => ({ box, units, decimals: 2, sources: [] })),
    missingRates: [],
    knownForm: true,
    ...more,
  }
}

type Line = [from: string | null, to: string, basisPoints: number, taxable: number, vat: number]
type Correction = [period: string, to: string, vat: number]

export function schemeReturn(
  lines: readonly Line[],
  corrections: readonly Correction[] = [],
  more: Partial<SchemeReturn> = {},
): SchemeReturn {
  const balances = new Map<string, number>()
  const add = (state: string, vat: number) => balances.set(state, (balances.get(state) ?? 0) + vat)
  for (const [, to, , , vat] of lines) add(to, vat)
  for (const [, to, vat] of corrections) add(to, vat)
  return {
    kind: 'OSS_UNION',
    country: 'DE',
    number: 'DE123456789',
    period: { name: '2026-Q1', from: '2026-01-01', to: '2026-03-31' },
    currency: 'EUR',
    rateDay: '2026-03-31',
    rows: lines.map(([dispatchedFrom, consumption, basisPoints, taxable, vat]) => ({
      dispatchedFrom,
      consumption,
      basisPoints,
      taxable,
      vat,
      sources: [],
    })),
    corrections: corrections.map(([period, consumption, vat]) => ({
      period,
      consumption,
      vat,
      sources: [],
    })),
    balances: [...balances].map(([consumption, vat]) => ({ consumption, vat })),
    totalDue: [...balances.values()].reduce((sum, vat) => sum + Math.max(0, vat), 0),
    missingRates: [],
    ...more,
  }
}
