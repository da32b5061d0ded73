import type { Day } from '#platform/shared/calendar.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import {
  type Currency,
  minusMoney,
  type Money,
  money,
  negateMoney,
  shareOf,
  sumMoney,
  timesMoney,
} from '#platform/shared/money.ts'
import { type ChosenOptions, offeredOptions, type OfferedOption, completeOptions } from './options.ts'
import type { Charge, Price, Product } from './product.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'

export type QuoteRequest = {
  options: ChosenOptions
  quantity: number
  currency: Currency
  /** The day whose prices apply. */
  day: Day
}

/** `discount` lines are negative; the sum of all lines is `net`. */
type QuoteLine = {
  key: string
  label: LocalText
  amount: Money
  /** Where the line is a price for each month of a term: the price of one month, and how many are paid at once. */
  monthly?: { price: Money; months: number }
}

export type Quote = {
  /** The chosen options, completed with defaults, in the product's order. */
  options: ChosenOptions
  quantity: number
  /** One unit before discounts. */
  unit: Money
  /** The discount, as a positive amount. */
  discount: Money
  /** What is charged, before VAT. */
  net: Money
  lines: QuoteLine[]
}

export type QuoteProblem = {
  kind: 'unknownOption' | 'unknownValue' | 'quantity' | 'noPrice'
  /** The option concerned, if any. */
  option?: string
}

/** Thrown by `quote` for a request that the product does not offer. */
export class QuoteError extends Error {
  override readonly name = 'QuoteError'
  readonly problem: QuoteProblem
  constructor(problem: QuoteProblem) {
    super(`no quote: ${problem.kind} ${problem.option ?? ''}`)
    this.problem = problem
  }
}

type Quotable = Pick<Product, 'options' | 'discounts' | 'prices' | 'baseLine' | 'maxQuantity'>

/**
 * The price of a product with these options, before VAT. Pure, in integer minor units of the requested currency; a
 * percentage discount is rounded half away from zero on the whole amount.
 * @throws QuoteError
 */
export function quote(product: Quotable, request: QuoteRequest): Quote {
  const { quantity, currency, day } = request
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > product.maxQuantity)
    throw new QuoteError({ kind: 'quantity' })
  const offered = offeredOptions(product, day)
  const { options, problem } = completeOptions(offered, request.options)
  if (problem) throw new QuoteError(problem)

  const base = priceOn(product.prices, { option: null, value: null, currency, day })
  const pieces: QuoteLine[] = [{ key: 'base', label: product.baseLine, amount: base }]
  for (const option of offered) {
    const piece = optionPiece(product, option, options[option.key], request)
    if (piece) pieces.push(piece)
  }
  const unit = sumMoney(
    pieces.map((piece) => piece.amount),
    currency,
  )
  const charged = pieces.map((piece) => times(piece, quantity))
  const gross = timesMoney(unit, quantity)
  const reductions = discountLines(product, options, gross)
  const discount = sumMoney(
    reductions.map((line) => negateMoney(line.amount)),
    currency,
  )
  return {
    options,
    quantity,
    unit,
    discount,
    net: minusMoney(gross, discount),
    lines: [...charged, ...reductions],
  }
}

/** The quote with a coupon's discount as its last line; `off` is a positive amount. */
export function lessCoupon(price: Quote, off: { label: LocalText; amount: Money }): Quote {
  const { currency } = price.net
  const taken = negateMoney(off.amount)
  return {
    ...price,
    discount: sumMoney([price.discount, off.amount], currency),
    net: sumMoney([price.net, taken], currency),
    lines: [...price.lines, { key: 'coupon', label: off.label, amount: taken }],
  }
}

/**
 * The choice with which the page of a product opens and with which it enters a cart directly. Lists show its price as
 * "from", so that nobody meets another one on the page: the shipped products open with their cheapest choice.
 */
export function openingQuote(product: Quotable, currency: Currency, day: Day): Quote {
  return quote(product, { options: {}, quantity: 1, currency, day })
}

/** What is paid once and what is paid for each month of a term; null where nothing is priced by the month. */
export function partsOf({ net, lines }: Quote): { once: Money; monthly: Money; months: number } | null {
  const [line, ...others] = lines.filter(({ monthly }) => monthly)
  if (!line?.monthly || others.length > 0) return null
  const { price, months } = line.monthly
  return { once: minusMoney(net, line.amount), monthly: price, months }
}

/** The price of a value: charged once, or per month. Free values cost nothing. */
export function valuePrice(
  product: Pick<Product, 'prices'>,
  chosen: { option: string; value: string; charge: Charge },
  currency: Currency,
  day: Day,
): Money {
  if (chosen.charge.kind === 'free') return money(0, currency)
  return priceOn(product.prices, { option: chosen.option, value: chosen.value, currency, day })
}

function chargeOf(
  product: Pick<Product, 'prices'>,
  option: string,
  value: string,
  charge: Charge,
  currency: Currency,
  day: Day,
): Money {
  const price = valuePrice(product, { option, value, charge }, currency, day)
  return charge.kind === 'monthly' ? timesMoney(price, charge.months) : price
}

function optionPiece(
  product: Quotable,
  option: OfferedOption,
  chosen: string | undefined,
  { currency, day }: QuoteRequest,
): QuoteLine | undefined {
  const value = option.values.find((candidate) => candidate.value === chosen)
  if (!value || value.charge.kind === 'free') return undefined
  const amount = chargeOf(product, option.key, value.value, value.charge, currency, day)
  const { charge } = value
  if (charge.kind === 'once') return { key: option.key, label: value.line, amount }
  const monthly = money(amount.amount / charge.months, currency)
  const { months } = charge
  const inMonths = (lang: Lang) =>
    lang === 'zh'
      ? `${value.line.zh}，每月${formatShortMoney(monthly, lang)}×${months}个月`
      : `${value.line.en}, ${formatShortMoney(monthly, lang)} a month × ${months}`
  return {
    key: option.key,
    label: { en: inMonths('en'), zh: inMonths('zh') },
    amount,
    monthly: { price: monthly, months },
  }
}

function times(line: QuoteLine, quantity: number): QuoteLine {
  if (quantity === 1) return line
  return {
    ...line,
    label: { en: `${line.label.en} × ${quantity}`, zh: `${line.label.zh}×${quantity}` },
    amount: timesMoney(line.amount, quantity),
  }
}

function discountLines(product: Quotable, options: ChosenOptions, gross: Money): QuoteLine[] {
  return product.discounts
    .filter((discount) => discount.values.includes(options[discount.option] ?? ''))
    .map((discount) => ({
      key: `discount:${discount.option}`,
      label: discount.label,
      amount: shareOf(gross, -discount.basisPoints),
    }))
}

function priceOn(
  prices: readonly Price[],
  wanted: { option: string | null; value: string | null; currency: Currency; day: Day },
): Money {
  const price = prices.find(
    (candidate) =>
      candidate.option === wanted.option &&
      candidate.value === wanted.value &&
      candidate.currency === wanted.currency &&
      candidate.from <= wanted.day &&
      (candidate.until === null || wanted.day < candidate.until),
  )
  if (!price)
    throw new QuoteError({ kind: 'noPrice', ...(wanted.option === null ? {} : { option: wanted.option }) })
  return money(price.amount, wanted.currency)
}
