import type { LocalText } from '#platform/shared/local-text.ts'
import { minusMoney, sumMoney } from '#platform/shared/money.ts'
import { filingBought, type FilingBought } from './filing-bought.ts'
import type { ChosenOptions } from './options.ts'
import type { Product, ProductContent } from './product.ts'
import { quote, type Quote, type QuoteRequest } from './quote.ts'
import { monthsOfValidity } from './validity-bought.ts'

/** Options that concern the beginning alone: how fast it goes, and what was missed before it. */
const ONCE: ReadonlySet<string> = new Set(['speed', 'earlierSales', 'earlierYear'])

/** The choice with which a service is bought again: what was chosen, without what concerned its beginning. */
export function renewedOptions(
  product: Pick<ProductContent, 'options'>,
  chosen: ChosenOptions,
  rhythm: FilingBought['rhythm'],
): ChosenOptions {
  const kept = product.options.filter(({ key, kind }) => kind === 'choice' && !ONCE.has(key))
  return Object.fromEntries(
    kept.flatMap((option) => {
      const value = chosen[option.key]
      return value === undefined ? [] : [[option.key, atRhythm(option, value, rhythm)]]
    }),
  )
}

/** The same term at the rhythm that the office has set in the meantime, where it is sold. */
function atRhythm(
  option: ProductContent['options'][number],
  value: string,
  rhythm: FilingBought['rhythm'],
): string {
  if (option.kind !== 'choice' || rhythm === null) return value
  const bought = option.values.find((one) => one.value === value)?.filing
  if (!bought?.rhythm || bought.rhythm === rhythm) return value
  const same = option.values.find(
    ({ filing }) => filing?.rhythm === rhythm && filing.months === bought.months,
  )
  return same?.value ?? value
}

/**
 * The price of buying a service again. Where its term is priced by the month, the price of the product itself was for its
 * beginning (registration, takeover) and is not charged again, nor is anything taken off for buying both at once. What is
 * sold by the year costs the same again. @throws QuoteError
 */
export function renewalQuote(
  product: Pick<Product, 'options' | 'discounts' | 'prices' | 'baseLine' | 'maxQuantity'>,
  request: QuoteRequest,
): Quote {
  const whole = quote(product, request)
  const { currency } = request
  const hasTerm = whole.lines.some(({ monthly }) => monthly)
  const lines = whole.lines.filter(
    ({ key }) => !ONCE.has(key) && !(hasTerm && (key === 'base' || key.startsWith('discount:'))),
  )
  const discount = hasTerm ? minusMoney(whole.discount, whole.discount) : whole.discount
  const net = sumMoney(
    lines.map(({ amount }) => amount),
    currency,
  )
  return {
    ...whole,
    options: renewedOptions(product, whole.options, null),
    unit: sumMoney([net, discount], currency),
    discount,
    net,
    lines,
  }
}

type ChoiceOption = Extract<ProductContent['options'][number], { kind: 'choice' }>

/** The option by which the annual return is bought beside the others or left out, where the product has one. */
export function annualOption({ options }: Pick<ProductContent, 'options'>): ChoiceOption | undefined {
  return options.find(
    (option): option is ChoiceOption =>
      option.kind === 'choice' &&
      option.values.some(({ filing }) => filing?.annualReturns) &&
      option.values.every(({ filing }) => !filing?.months),
  )
}

/** What the product says of the returns that a term has, whether the annual one is among them. */
export function returnsIncluded({ options }: Pick<ProductContent, 'options'>): LocalText | undefined {
  return options.find(
    (option) => option.kind === 'choice' && option.values.some(({ filing }) => filing?.months),
  )?.help
}

/** The choice with another one about the annual return; undefined: as before. */
export function withAnnualReturn(
  product: Pick<ProductContent, 'options'>,
  chosen: ChosenOptions,
  value: string | undefined,
): ChosenOptions {
  const option = annualOption(product)
  return option && value !== undefined ? { ...chosen, [option.key]: value } : chosen
}

export type Renewed = { filing: FilingBought } | { validMonths: number }

/** What buying a service again is worth: further returns, or further months of validity; undefined where it has no end. */
export function renewedTerm(
  product: Pick<ProductContent, 'options' | 'badges' | 'filingCalendar'> & { country: string },
  options: ChosenOptions,
): Renewed | undefined {
  const filing = filingBought(product, options)
  if (filing) return { filing }
  const validMonths = monthsOfValidity(product, options)
  return validMonths === null ? undefined : { validMonths }
}
