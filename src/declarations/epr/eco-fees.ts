import { categoriesOf, type EprStream } from './categories.ts'
import type { QuantityLine } from './entry.ts'

/** What an eco-organisation asks for a year: in advance by forecast, at the end, or the difference between both. */
export const ECO_FEE_KINDS = ['ADVANCE', 'FINAL', 'TRUE_UP'] as const
export type EcoFeeKind = (typeof ECO_FEE_KINDS)[number]

/** The currencies of the states whose organisations send invoices. */
export const ECO_FEE_CURRENCIES = [
  'EUR',
  'GBP',
  'PLN',
  'CZK',
  'SEK',
  'DKK',
  'HUF',
  'RON',
  'CHF',
  'NOK',
] as const
export type EcoFeeCurrency = (typeof ECO_FEE_CURRENCIES)[number]

type TrueUpLine = { category: string; forecast: number | null; actual: number; difference: number | null }

/**
 * What was forecast of a year beside what its reports came to, in milligrams. Quantities alone: an amount follows from
 * tariffs that the organisation has and we do not. Of several advances the last with a forecast counts.
 */
export function trueUpLines(
  stream: EprStream,
  fees: readonly { kind: EcoFeeKind; lines: readonly QuantityLine[] }[],
  reports: readonly (ReadonlyMap<string, number> | null)[],
): TrueUpLine[] {
  const advance = fees.findLast(({ kind, lines }) => kind === 'ADVANCE' && lines.length > 0)
  const forecast = advance && new Map(advance.lines.map(({ category, milligrams }) => [category, milligrams]))
  return categoriesOf(stream).flatMap((category): TrueUpLine[] => {
    const actual = reports.reduce((sum, weights) => sum + (weights?.get(category) ?? 0), 0)
    if (actual === 0 && !forecast?.has(category)) return []
    if (!forecast) return [{ category, forecast: null, actual, difference: null }]
    const planned = forecast.get(category) ?? 0
    return [{ category, forecast: planned, actual, difference: actual - planned }]
  })
}
