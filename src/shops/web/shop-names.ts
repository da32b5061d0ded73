import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Translate } from '#platform/web/text.ts'
import type { Shop } from '../contract.ts'
import type { shopsText } from './shops.text.ts'

type T = Translate<typeof shopsText>

/** `Amazon Europe`, `Kaufland Europe`. */
export const placeOf = (t: T, { marketplace, region }: Pick<Shop, 'marketplace' | 'region'>): string =>
  t('place', { marketplace: t(`marketplace_${marketplace}`), region: t(`region_${region}`) })

/** What ends with an authorisation: the returns that need the shop's sales, each with its day. */
export function whatBreaks(t: T, lang: Lang, { returns }: Pick<Shop, 'returns'>): string {
  if (returns.length === 0) return t('breaks')
  const named = returns.map(({ country, dueAt }) => {
    const name = countryName(country, lang)
    return dueAt === null ? name : t('returnDue', { country: name, day: formatDay(dueAt, lang) })
  })
  const list = named.reduce((first, second) => t('listOf', { first, second }))
  return [t('breaks'), t('breaksReturns', { returns: list })].join(lang === 'zh' ? '' : ' ')
}
