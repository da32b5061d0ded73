import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { DiscountableLine } from './coupon.ts'

/** "So many countries in one order: so much off the whole." */
export type BundleRule = {
  id: string
  name: LocalText
  countries: number
  basisPoints: number
  validFrom: Day
  /** The last day; null: until further notice. */
  validUntil: Day | null
}

/** Codes that are not a single country: registrations that are valid for the whole union. */
const NOT_A_COUNTRY = 'EU'

export function countriesOf(lines: readonly Pick<DiscountableLine, 'country'>[]): number {
  return new Set(lines.map((line) => line.country).filter((country) => country && country !== NOT_A_COUNTRY))
    .size
}

/** The rule that applies to so many countries, and the nearest one that would take off more. */
export function bundleFor(
  rules: readonly BundleRule[],
  countries: number,
  day: Day,
): { rule: BundleRule | undefined; next: BundleRule | undefined } {
  const inForce = rules.filter(
    (rule) => rule.validFrom <= day && (rule.validUntil === null || day <= rule.validUntil),
  )
  const rule = inForce
    .filter((candidate) => candidate.countries <= countries)
    .toSorted((a, b) => b.basisPoints - a.basisPoints)[0]
  const next = inForce
    .filter(
      (candidate) => candidate.countries > countries && candidate.basisPoints > (rule?.basisPoints ?? 0),
    )
    .toSorted((a, b) => a.countries - b.countries || b.basisPoints - a.basisPoints)[0]
  return { rule, next }
}
