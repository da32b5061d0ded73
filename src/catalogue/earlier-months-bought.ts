import type { ChosenOptions } from './options.ts'
import type { ProductContent } from './product.ts'

/** The options that sell returns for months that nobody has declared: beside a registration, and of their own. */
const OPTIONS: ReadonlySet<string> = new Set(['earlierSales', 'months'])

/** For how many missing months returns were bought. */
export function earlierMonthsBought(product: Pick<ProductContent, 'options'>, chosen: ChosenOptions): number {
  let months = 0
  for (const option of product.options) {
    if (option.kind !== 'choice' || !OPTIONS.has(option.key)) continue
    const charge = option.values.find(({ value }) => value === chosen[option.key])?.charge
    if (charge?.kind === 'monthly') months += charge.months
  }
  return months
}
