import { countryName } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { ProductContent, Requirement } from './product.ts'

export type RequiredProduct = {
  code: string
  /** For whom it is needed, in a few words. */
  condition: LocalText
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
    return need === 'none'
      ? []
      : [{ code, condition: conditionOf(when), reason, source, certain: need === 'certain' }]
  })
}

function needOf(when: Requirement['when'], country: string | null): 'certain' | 'possible' | 'none' {
  if (when.kind === 'always') return 'certain'
  if (country === null) return 'possible'
  const inside = when.area === 'EU' ? EU_STATES.has(country) : country === when.area
  if (inside || when.exceptCountries.includes(country)) return 'none'
  return when.certainFor === 'all' || when.certainFor.includes(country) ? 'certain' : 'possible'
}

function conditionOf(when: Requirement['when']): LocalText {
  if (when.kind === 'always') return { en: 'always needed', zh: '必需' }
  const places = (lang: Lang) => placeNames([when.area, ...when.exceptCountries], lang)
  if (when.certainFor !== 'all' && when.certainFor.length === 0)
    return { en: `companies outside ${places('en')} may need it`, zh: `${places('zh')}以外的公司可能需要` }
  return { en: `for companies outside ${places('en')}`, zh: `${places('zh')}以外的公司需要` }
}

const THE: ReadonlySet<string> = new Set(['EU', 'GB', 'NL', 'CZ'])

function placeNames(codes: readonly string[], lang: Lang): string {
  const nameOf = (code: string) =>
    lang === 'en'
      ? `${THE.has(code) ? 'the ' : ''}${code === 'EU' ? 'EU' : countryName(code, lang)}`
      : countryName(code, lang)
  return new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(codes.map(nameOf))
}
