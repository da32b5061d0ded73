import type { Day } from '#platform/shared/calendar.ts'

/** What a piece of a SKU costs: where it is sent from, in which currency and from which day on. */
export type CostPoint = {
  /** The country of dispatch; blank: every country that has no price of its own. */
  country: string
  /** Blank: whatever the row is in. */
  currency: string
  /** Blank: from the beginning. */
  fromDay: Day | ''
  /** Decimals, without VAT. */
  amount: string
}

/** The prices of a SKU. One alone that holds everywhere, always and in euro is written as its decimals. */
export type CostOfSku = string | readonly CostPoint[]

/** A movement, as far as its cost depends on it. */
export type AskedCost = { sku: string; depart: string; day: Day | null; currency: string }
export type FoundCost = Pick<CostPoint, 'amount' | 'currency'>

export type CostPriceBook = { costOf(asked: AskedCost): FoundCost | undefined }

/** As files and people also write them. */
const SPELLINGS: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }
export const dispatchCountry = (code: string): string => SPELLINGS[code] ?? code

const PLAIN: Omit<CostPoint, 'amount'> = { country: '', currency: '', fromDay: '' }

/**
 * @param plainCurrency of prices that are written as decimals; blank: whatever the row is in
 * @param usualCurrency goes before others that hold from the same day
 */
export function costPriceBook(
  prices: Iterable<readonly [string, CostOfSku]>,
  { plainCurrency, usualCurrency }: { plainCurrency: string; usualCurrency: string },
): CostPriceBook {
  const bySku = new Map<string, readonly CostPoint[]>()
  for (const [sku, cost] of prices)
    bySku.set(
      sku,
      typeof cost === 'string'
        ? [{ ...PLAIN, currency: plainCurrency, amount: cost }]
        : inOrder(cost, usualCurrency),
    )
  return {
    costOf({ sku, depart, day, currency }) {
      const points = bySku.get(sku)
      if (!points) return undefined
      const begun = points.filter(({ fromDay }) => fromDay <= (day ?? ''))
      const country = dispatchCountry(depart)
      const there = begun.some((one) => one.country !== '' && one.country === country) ? country : ''
      const candidates = begun.filter((one) => one.country === there)
      return candidates.find((one) => one.currency === currency || one.currency === '') ?? candidates[0]
    },
  }
}

/** The newest first; of the same day the usual currency first. */
function inOrder(points: readonly CostPoint[], usual: string): CostPoint[] {
  const rank = ({ currency }: CostPoint) => (currency === usual ? '' : currency)
  return points.toSorted((a, b) => {
    if (a.fromDay !== b.fromDay) return a.fromDay < b.fromDay ? 1 : -1
    return rank(a) < rank(b) ? -1 : 1
  })
}
