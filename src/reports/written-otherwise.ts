import { decimalSeparatorOf } from '#platform/shared/decimal.ts'
import type { NumberStyle } from './formats/format.ts'

/** Around an amount: its currency, as a sign or a code. */
const CURRENCY = /\p{Sc}|[A-Z]{3}/gu

/**
 * An amount whose signs leave no doubt, and are others than was said: `1.190,50` where decimals have a point. It is read as
 * it is written, so whoever said it should know. null: there is none.
 */
export function writtenOtherwise(numbers: NumberStyle, amounts: readonly string[]): string | null {
  if (numbers === 'AUTO') return null
  const said = numbers === 'POINT' ? '.' : ','
  const differs = (text: string): boolean => {
    const found = decimalSeparatorOf(text.replaceAll(CURRENCY, ''))
    return found !== undefined && found !== said
  }
  return amounts.find(differs) ?? null
}
