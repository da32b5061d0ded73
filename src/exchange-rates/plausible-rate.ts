import type { OfficialRate } from './official-rate.ts'

/** What a euro was worth, averaged over the days that a rate is about; undefined: not known. */
type Average = (currency: string) => number | undefined

/** Averages of a ministry differ from those of the bank by less, slips of the pen by more. */
const MOST_APART = 0.04

/** What a rate is expected to be, where it is far from it; null: near, or nothing to compare with. */
export function farFrom({ source, currency, rate }: OfficialRate, perEuro: Average): string | null {
  const other = currency === 'EUR' ? 1 : perEuro(currency)
  const own = source === 'DE_BMF' ? 1 : perEuro(source === 'PL_NBP' ? 'PLN' : 'GBP')
  if (other === undefined || own === undefined) return null
  const expected = source === 'PL_NBP' ? own / other : other / own
  const apart = Math.abs(Number(rate) - expected) / expected
  return apart > MOST_APART ? expected.toPrecision(5) : null
}
