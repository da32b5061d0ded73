import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { formatWith } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { KILOGRAMS } from '../epr/unit-of.ts'
import { useLang } from '#platform/web/text.ts'

type Box = { amount: number; decimals: number }

/** A figure as the form has it: whole or with cents, or in kilograms; without its unit, which the head of the table says. */
export function figureText({ amount, decimals }: Box, currency: string, lang: Lang): string {
  if (currency === KILOGRAMS) return formatWith(lang, { maximumFractionDigits: 6 }, amount / 1_000_000)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatWith(lang, digits, amount / 10 ** exponentOf(currency))
}

export function Figure({ box, currency }: { box: Box; currency: string }) {
  return figureText(box, currency, useLang())
}
