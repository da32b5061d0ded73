import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Translate } from '#platform/web/text.ts'
import type { Field } from '../formats/fields.ts'
import { OTHER_MARKETPLACE, OWN_SHOP } from '../formats/marketplace-choices.ts'
import { MAPPED_TYPES } from '../formats/type-words.ts'
import type { importsText } from './imports.text.ts'

type T = Translate<typeof importsText>

const COUNTRIES: ReadonlySet<string> = new Set([
  'depart',
  'arrive',
  'saleDepart',
  'saleArrive',
  'buyerNumberCountry',
] satisfies Field[])

/** What all rows of a file have in common, in the reader's words. */
export const constantsText = (constants: Partial<Record<Field, string>>, t: T, lang: Lang): string =>
  Object.entries(constants)
    .map(([field, value]) => wordOf(field, value, t, lang))
    .join(lang === 'zh' ? '、' : ', ')

function wordOf(field: string, value: string, t: T, lang: Lang): string {
  if (field === 'type') {
    const type = MAPPED_TYPES.find((one) => one === value)
    return type ? t(`type_${type}`) : value
  }
  if (field === 'marketplace' && value === OWN_SHOP) return t('ownShop')
  if (field === 'marketplace' && value === OTHER_MARKETPLACE) return t('otherMarketplace')
  return COUNTRIES.has(field) && /^[A-Z]{2}$/.test(value) ? countryName(value, lang) : value
}
