import { TYPED_NUMBERS } from '#forms/engine/evaluate/read-answer.ts'
import { parseDecimal } from '#platform/shared/decimal.ts'
import { formatNumber } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** All our currencies have two decimals. */
const CENTS = 2

/** Minor units; `undefined` where it is no amount, is ambiguous, or has fractions of a cent. */
export function parseAmount(typed: string): number | undefined {
  return parseDecimal(typed, CENTS, TYPED_NUMBERS) ?? undefined
}

/** `12,000` or `12,000.50`. */
export function formatAmount(minor: number, lang: Lang): string {
  return formatNumber(minor / 100, lang, minor % 100 === 0 ? 0 : CENTS)
}
