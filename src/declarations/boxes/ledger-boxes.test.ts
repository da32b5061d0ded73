import { expect, test } from 'vitest'
import { kindsIn, LEDGER_COUNTRIES, LEGS } from '#ledger/kinds-in-country.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import { isKnownForm } from './entries.ts'
import { throughEuro } from './euro-sum.ts'
import { nationalReturns } from './national-returns.ts'
import type { Box } from './prepared-return.ts'

const line = (more: Partial<LedgerLine>): LedgerLine => ({
  id: 'L1',
  country: 'DE',
  kind: 'PURCHASE',
  date: '2026-03-15',
  month: '2026-03',
  currency: 'EUR',
  net: 100_000,
  vat: 20_000,
  deductible: 12_000,
  basisPoints: 2000,
  document: 'invoice.pdf',
  ...more,
})

function boxesOf(country: string, lines: readonly LedgerLine[]) {
  const registration = { country, number: '1', from: null, to: null, rhythm: 'MONTHLY', offset: 0 } as const
  return nationalReturns(
    [],
    lines,
    [registration],
    throughEuro(() => '1'),
  ).map(({ period, boxes }) => ({
    period: period.name,
    boxes: new Map((boxes ?? []).map((box: Box) => [box.box, box.units])),
  }))
}

/** What the form says is to be paid; a credit is negative. */
const PAYABLE: Readonly<Record<string, (boxes: ReadonlyMap<string, number>) => number>> = {
  GB: (boxes) => (boxes.get('3') ?? 0) - (boxes.get('4') ?? 0),
  DE: (boxes) => boxes.get('83') ?? 0,
  FR: (boxes) => (boxes.get('28') ?? 0) - (boxes.get('25') ?? 0),
  ES: (boxes) => boxes.get('71') ?? 0,
  IT: (boxes) => (boxes.get('VP6 col 1') ?? 0) - (boxes.get('VP6 col 2') ?? 0),
  PL: (boxes) => (boxes.get('P_51') ?? 0) - (boxes.get('P_53') ?? 0),
}

const known = LEDGER_COUNTRIES.filter(isKnownForm)
test('every form is tried', () => {
  expect(known.toSorted()).toEqual(Object.keys(PAYABLE).toSorted())
})

test.each(known.flatMap((country) => kindsIn(country).map((kind) => [country, kind] as const)))(
  '%s %s: what is owed enters in full, of what is deducted only the part that may be',
  (country, kind) => {
    const currency = country === 'GB' ? 'GBP' : country === 'PL' ? 'PLN' : 'EUR'
    const [found] = boxesOf(country, [line({ country, kind, currency })])
    const owed = LEGS[kind] === 'OUTPUT_AND_INPUT' ? 20_000 : 0
    expect(found && PAYABLE[country]?.(found.boxes)).toBe(owed - 12_000)
  },
)

test('a document that came late stands in the month in which it is declared', () => {
  const found = boxesOf('DE', [line({ date: '2025-12-30', month: '2026-02' })])
  expect(found.map(({ period }) => period)).toEqual(['2026-02'])
})
