import { expect, test } from 'vitest'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { LEDGER_COUNTRIES } from './kinds-in-country.ts'
import { usualCurrency } from './usual-currency.ts'

test('each state has VAT data, and the currency that it has had since 2026', () => {
  for (const country of LEDGER_COUNTRIES)
    expect([country, usualCurrency(country)]).toEqual([country, currencyOn(country, '2026-11-22')?.code])
})
