import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { ProductContent, Requirement } from './product.ts'

export type RequiredProduct = {
  code: string
  reason: LocalText
  source: Requirement['source']
  /** False if it depends on something unknown: the company's country, or an agreement of that country. */
  certain: boolean
}

/** The products that this one requires for a company established in `companyCountry`; null while that is unknown. */
export function requirementsOf(
  product: Pick<ProductContent, 'requires'>,
  companyCountry: string | null,
): RequiredProduct[] {
  return product.requires.flatMap(({ code, when, reason, source }) => {
    const need = needOf(when, companyCountry)
    return need === 'none' ? [] : [{ code, reason, source, certain: need === 'certain' }]
  })
}

function needOf(when: Requirement['when'], country: string | null): 'certain' | 'possible' | 'none' {
  if (when.kind === 'always') return 'certain'
  if (country === null) return 'possible'
  const inside = when.area === 'EU' ? EU_STATES.has(country) : country === when.area
  if (inside || when.exceptCountries.includes(country)) return 'none'
  return when.certainFor === 'all' || when.certainFor.includes(country) ? 'certain' : 'possible'
}
