import { offeredOptions } from '#catalogue/options.ts'
import type { Product } from '#catalogue/product.ts'
import { type Quote, QuoteError, quote } from '#catalogue/quote.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { type Currency, type Money, sumMoney } from '#platform/shared/money.ts'
import type { CartProblemKind, ChosenOptions } from './contract.ts'

/**
 * What a cart line remembers: the service wanted, and the price (without VAT) that its buyer saw and
 * accepted.
 */
export type CartLineInput = { options: ChosenOptions; quantity: number; seen: Money }

type CartProblem = { kind: CartProblemKind; seen?: Money; now?: Money }

export type PricedCartLine = {
  quote: Quote | undefined
  problems: CartProblem[]
  /** With today's labels; what is no longer offered is shown by its bare key. */
  optionTexts: { key: string; label: LocalText; value: string; valueLabel: LocalText }[]
}

/** The options in canonical form: two equal choices have the same key, whatever their order. */
export function optionsKeyOf(options: ChosenOptions): string {
  return JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a line costs today, and what keeps it from being ordered. Pure. */
export function priceCartLine(
  line: CartLineInput,
  product: Product | undefined,
  input: { currency: Currency; day: Day },
): PricedCartLine {
  const optionTexts = describeOptions(line.options, product, input.day)
  if (!product || product.status !== 'ON_SALE')
    return { quote: undefined, problems: [{ kind: 'NOT_SOLD' }], optionTexts }
  const problems: CartProblem[] = []
  const now = tryQuote(line, product, input)
  if (now instanceof QuoteError)
    problems.push({ kind: now.problem.kind === 'noPrice' ? 'NO_PRICE' : 'OPTIONS_CHANGED' })
  const inSeenCurrency = tryQuote(line, product, { currency: line.seen.currency, day: input.day })
  if (!(inSeenCurrency instanceof QuoteError) && inSeenCurrency.net.amount !== line.seen.amount)
    problems.push({ kind: 'PRICE_CHANGED', seen: line.seen, now: inSeenCurrency.net })
  return { quote: now instanceof QuoteError ? undefined : now, problems, optionTexts }
}

function tryQuote(
  line: CartLineInput,
  product: Product,
  input: { currency: Currency; day: Day },
): Quote | QuoteError {
  try {
    return quote(product, { options: line.options, quantity: line.quantity, ...input })
  } catch (error) {
    if (error instanceof QuoteError) return error
    throw error
  }
}

function describeOptions(
  options: ChosenOptions,
  product: Product | undefined,
  day: Day,
): PricedCartLine['optionTexts'] {
  const offered = product ? offeredOptions(product, day) : []
  return Object.entries(options).map(([key, value]) => {
    const option = offered.find((candidate) => candidate.key === key)
    const label = option?.values.find((candidate) => candidate.value === value)?.label
    return {
      key,
      label: option?.name ?? { en: key, zh: key },
      value,
      valueLabel: label ?? { en: value, zh: value },
    }
  })
}

/** The sum of the lines that have a price. */
export function netOf(quotes: readonly (Quote | undefined)[], currency: Currency): Money {
  return sumMoney(
    quotes.flatMap((quoted) => (quoted ? [quoted.net] : [])),
    currency,
  )
}
