import type { ChosenOptions } from './options.ts'
import type { ProductContent } from './product.ts'

/** For how many months what was bought is valid; null for what has no end. */
export function monthsOfValidity(
  product: Pick<ProductContent, 'options' | 'badges'>,
  chosen: ChosenOptions,
): number | null {
  const months = product.options.flatMap((option) =>
    option.kind === 'choice'
      ? (option.values.find(({ value }) => value === chosen[option.key])?.validMonths ?? [])
      : [],
  )
  if (months.length > 0) return Math.max(...months)
  return product.badges.includes('RENEWS_YEARLY') ? 12 : null
}
