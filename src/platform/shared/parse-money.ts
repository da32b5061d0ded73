import { exponentOf } from './currency-exponent.ts'
import { type Lone, parseDecimal } from './decimal.ts'
import { type Currency, type Money, money } from './money.ts'

/**
 * Parses an amount that a person typed in this currency, with or without its code. null: not an amount, or ambiguous.
 */
export function parseMoney(text: string, currency: Currency, lone?: Lone): Money | null {
  const figure = text.trim().replace(new RegExp(`^${currency}\\b|(?<=[\\d\\s])${currency}$`), '')
  const units = parseDecimal(figure, exponentOf(currency), lone)
  return units === null ? null : money(units, currency)
}
