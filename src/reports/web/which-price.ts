import { textOf } from '#accounts/web/public.tsx'
import { costCurrencyOf } from '../cost-price-inputs.ts'
import type { StoredPrice } from '../costs-contract.ts'

/** A price by its key, for the calls that change it. */
export const whichOf = ({ sku, country, currency, fromDay }: StoredPrice) => ({
  sku,
  country,
  currency: costCurrencyOf(currency),
  fromDay,
})

export const typedWhich = (data: FormData) => ({
  sku: textOf(data, 'sku'),
  country: textOf(data, 'country'),
  currency: costCurrencyOf(textOf(data, 'currency')),
  fromDay: textOf(data, 'fromDay') || null,
})
