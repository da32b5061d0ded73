import { useState } from 'react'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'

/** The currency in which prices are shown, stored in the cookie that the storefront reads too. */
export function useCartCurrency(): [Currency, (currency: Currency) => void] {
  const [currency, setCurrency] = useState(readCurrency)
  const choose = (next: Currency) => {
    document.cookie = `currency=${next}; path=/; max-age=31536000; samesite=lax`
    setCurrency(next)
  }
  return [currency, choose]
}

function readCurrency(): Currency {
  const stored =
    typeof document === 'undefined' ? '' : (/(?:^|; )currency=(\w+)/.exec(document.cookie)?.[1] ?? '')
  return CURRENCIES.find((currency) => currency === stored) ?? 'EUR'
}
