import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { StoredPrice } from '../costs-contract.ts'
import type { costPricesText } from './cost-prices.text.ts'

/** For which movements a price holds, as a sentence. */
export function useHolds(): (price: Pick<StoredPrice, 'country' | 'currency' | 'fromDay'>) => string {
  const t = useText<typeof costPricesText>('cost-prices')
  const lang = useLang()
  return ({ country, currency, fromDay }) =>
    t('holds', {
      country: country === '' ? t('everywhere') : countryName(country, lang),
      currency,
      from: fromDay === null ? t('fromBeginning') : formatDay(fromDay, lang),
    })
}
