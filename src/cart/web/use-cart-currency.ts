import { useState } from 'react'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { readChoice, storeChoice } from '#platform/web/session.ts'

/** The currency in which prices are shown, stored in the cookie that the storefront reads too. */
export function useCartCurrency(): [Currency, (currency: Currency) => void] {
  const [currency, setCurrency] = useState(readCurrency)
  const choose = (next: Currency) => {
    storeChoice('currency', next)
    setCurrency(next)
  }
  return [currency, choose]
}

function readCurrency(): Currency {
  const stored = typeof document === 'undefined' ? undefined : readChoice('currency')
  return CURRENCIES.find((currency) => currency === stored) ?? 'EUR'
}
