import type { ChosenOptions } from './options.ts'
import type { Rhythm } from './codes.ts'
import type { ProductContent } from './product.ts'

/** Filing that comes with a purchase. */
export type FilingBought = {
  months: number
  annualReturns: number
  /** Null where the tax office decides. */
  rhythm: Rhythm | null
  /** `2026-11`; null where the registration decides. */
  firstMonth: string | null
  /** The country or the scheme whose due days count. */
  calendar: string
}

type Sold = Pick<ProductContent, 'options' | 'filingCalendar'> & { country: string }

/** What the chosen options buy of filing; undefined where they buy none. */
export function filingBought(product: Sold, chosen: ChosenOptions): FilingBought | undefined {
  const bought: FilingBought = {
    months: 0,
    annualReturns: 0,
    rhythm: null,
    firstMonth: null,
    calendar: product.filingCalendar ?? product.country,
  }
  for (const option of product.options) {
    const value = chosen[option.key]
    if (value === undefined) continue
    if (option.kind === 'month') {
      bought.firstMonth = value
      continue
    }
    const filing = option.values.find((candidate) => candidate.value === value)?.filing
    bought.months += filing?.months ?? 0
    bought.annualReturns += filing?.annualReturns ?? 0
    bought.rhythm = filing?.rhythm ?? bought.rhythm
  }
  return bought.months > 0 ? bought : undefined
}
