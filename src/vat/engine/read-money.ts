import { isCurrency, parseAmount } from './money.ts'

/** Signs of a single currency. `$`, `¥` and `kr` are those of several and say too little. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', ZŁ: 'PLN', KČ: 'CZK', FT: 'HUF' }
const SIGN = /€|£|ZŁ|KČ|FT/g

export type Money = { units: number; currency: string }

/**
 * `150.00 EUR`, `EUR 150`, `€150` or `150 €`; a bare figure is in the currency given. null where it cannot be read, or
 * names two currencies.
 */
export function readMoney(text: string, currency: string): Money | null {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(SIGN, (sign) => ` ${SIGNS[sign] ?? ''} `)
    .split(/\s+/)
  const codes = new Set(words.filter(isCurrency))
  if (codes.size > 1) return null
  const [code = currency] = codes
  const units = parseAmount(
    words
      .filter((word) => !isCurrency(word))
      .join(' ')
      .trim(),
    code,
  )
  return units === null ? null : { units, currency: code }
}
