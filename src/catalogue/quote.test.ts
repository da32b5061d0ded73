import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { offeredOptions } from './options.ts'
import type { Price, Product } from './product.ts'
import { openingQuote, partsOf, quote, QuoteError } from './quote.ts'

const DAY = '2026-03-16'
const text = (en: string) => ({ en, zh: `${en}（中）` })

function priced(option: string | null, value: string | null, amount: number): Price[] {
  return CURRENCIES.map((currency) => ({
    option,
    value,
    currency,
    amount,
    from: '2026-01-01',
    until: null,
  }))
}

/** The registration of the design: 290, filing 12 × 49 or 24 × 44, 5 % for both together, retroactive filing, speed. */
const registration: Pick<Product, 'options' | 'discounts' | 'prices' | 'baseLine' | 'maxQuantity'> = {
  baseLine: text('Registration'),
  maxQuantity: 3,
  options: [
    {
      kind: 'choice',
      key: 'filing',
      name: text('Filing'),
      default: '12',
      values: [
        {
          value: '12',
          label: text('12 months'),
          line: text('Filing'),
          charge: { kind: 'monthly', months: 12 },
        },
        {
          value: '24',
          label: text('24 months'),
          line: text('Filing'),
          charge: { kind: 'monthly', months: 24 },
        },
        { value: 'none', label: text('No filing'), charge: { kind: 'free' } },
      ],
    },
    {
      kind: 'month',
      key: 'firstPeriod',
      name: text('First period'),
      onlyWhen: { option: 'filing', values: ['12', '24'] },
      from: -1,
      to: 1,
      default: 0,
    },
    {
      kind: 'choice',
      key: 'speed',
      name: text('Speed'),
      default: 'standard',
      values: [
        { value: 'standard', label: text('Standard'), charge: { kind: 'free' } },
        { value: 'first', label: text('First'), charge: { kind: 'once' } },
      ],
    },
  ],
  discounts: [{ option: 'filing', values: ['12', '24'], basisPoints: 500, label: text('Together') }],
  prices: [
    ...priced(null, null, 29000),
    ...priced('filing', '12', 4900),
    ...priced('filing', '24', 4400),
    ...priced('speed', 'first', 9000),
  ],
}

const ask = (
  options: Record<string, string>,
  more: { quantity?: number; currency?: Currency; day?: string } = {},
) => quote(registration, { options, quantity: 1, currency: 'EUR', day: DAY, ...more })

const months = (day: string) => offeredOptions(registration, day)[1]?.values.map(({ value }) => value)

const problemOf = (make: () => unknown) => {
  try {
    make()
  } catch (error) {
    if (error instanceof QuoteError) return error.problem
  }
  return undefined
}

describe('a quote', () => {
  it('adds up as in the design: registration, a year of filing, 5 % for both together', () => {
    const result = ask({ filing: '12' })
    expect(result.lines.map(({ label, amount }) => [label.en, amount.amount])).toEqual([
      ['Registration', 29000],
      ['Filing, €49 a month × 12', 58800],
      ['Together', -4390],
    ])
    expect(result.discount.amount).toBe(4390)
    expect(result.net).toEqual({ amount: 83410, currency: 'EUR' })
  })

  it('completes the choice with the defaults of the day', () => {
    expect(ask({}).options).toEqual({ filing: '12', firstPeriod: '2026-03', speed: 'standard' })
  })

  it('drops an option that does not apply, whatever was sent for it', () => {
    expect(ask({ filing: 'none', firstPeriod: '1999-01' }).options).toEqual({
      filing: 'none',
      speed: 'standard',
    })
  })

  it.each([
    [{ colour: 'red' }, { kind: 'unknownOption', option: 'colour' }],
    [{ filing: '36' }, { kind: 'unknownValue', option: 'filing' }],
    [{ firstPeriod: '2025-03' }, { kind: 'unknownValue', option: 'firstPeriod' }],
    [
      { __proto__: null, constructor: 'x' },
      { kind: 'unknownOption', option: 'constructor' },
    ],
  ])('refuses %j', (options, problem) => {
    expect(problemOf(() => ask(options as Record<string, string>))).toEqual(problem)
  })

  it.each([0, -1, 1.5, 4, Number.NaN])('refuses a quantity of %s', (quantity) => {
    expect(problemOf(() => ask({}, { quantity }))).toEqual({ kind: 'quantity' })
  })

  it('charges the price of its day: the old one until the day before the change', () => {
    const changed = {
      ...registration,
      prices: registration.prices.flatMap((price) =>
        price.option === null
          ? [
              { ...price, until: '2026-04-01' },
              { ...price, amount: 31000, from: '2026-04-01' },
            ]
          : [price],
      ),
    }
    const on = (day: string) =>
      quote(changed, { options: { filing: 'none' }, quantity: 1, currency: 'EUR', day })
    expect(on('2026-03-31').net.amount).toBe(29000)
    expect(on('2026-04-01').net.amount).toBe(31000)
  })

  it('is refused if there is no price yet', () => {
    expect(problemOf(() => ask({ speed: 'first' }, { day: '2025-12-31' }))?.kind).toBe('noPrice')
  })

  it('offers the months around the day, across the turn of the year too', () => {
    expect(months('2026-12-31')).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(months('2027-01-01')).toEqual(['2026-12', '2027-01', '2027-02'])
  })
})

describe('what is paid once and what by the month', () => {
  it('parts a quote with a term', () => {
    expect(partsOf(ask({ filing: '12' }))).toEqual({
      once: { amount: 24610, currency: 'EUR' },
      monthly: { amount: 4900, currency: 'EUR' },
      months: 12,
    })
  })

  it('leaves a quote without a term whole', () => {
    expect(partsOf(ask({ filing: 'none' }))).toBeNull()
  })
})

describe('any choice', () => {
  const choice = fc.record(
    {
      filing: fc.constantFrom('12', '24', 'none'),
      firstPeriod: fc.constantFrom('2026-02', '2026-03', '2026-04'),
      speed: fc.constantFrom('standard', 'first'),
    },
    { requiredKeys: [] },
  )
  const currency = fc.constantFrom(...CURRENCIES)
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  const product = fc
    .tuple(amount, amount, amount, amount, fc.integer({ min: 1, max: 9000 }))
    .map(([base, twelve, twentyFour, first, basisPoints]) => ({
      ...registration,
      prices: [
        ...priced(null, null, base),
        ...priced('filing', '12', twelve),
        ...priced('filing', '24', twentyFour),
        ...priced('speed', 'first', first),
      ],
      discounts: registration.discounts.map((discount) => ({ ...discount, basisPoints })),
    }))
  const quantity = fc.integer({ min: 1, max: 3 })

  it('the lines add up to the net amount, which is the units less the discount', () => {
    fc.assert(
      fc.property(product, choice, currency, quantity, (one, options, inCurrency, pieces) => {
        const result = quote(one, { options, quantity: pieces, currency: inCurrency, day: DAY })
        const sum = result.lines.reduce((total, line) => total + line.amount.amount, 0)
        expect(sum).toBe(result.net.amount)
        expect(result.net.amount).toBe(result.unit.amount * pieces - result.discount.amount)
        expect(Number.isInteger(sum)).toBe(true)
        expect(result.net.amount).toBeGreaterThanOrEqual(0)
        expect(result.lines.every((line) => line.amount.currency === inCurrency)).toBe(true)
      }),
    )
  })

  it('the order of the options does not matter, and a completed choice stays the same', () => {
    fc.assert(
      fc.property(product, choice, (one, options) => {
        const request = { quantity: 1, currency: 'EUR' as const, day: DAY }
        const reversed = Object.fromEntries(Object.entries(options).toReversed())
        const first = quote(one, { ...request, options })
        expect(quote(one, { ...request, options: reversed })).toEqual(first)
        expect(quote(one, { ...request, options: first.options })).toEqual(first)
        expect(Object.keys(quote(one, { ...request, options: reversed }).options)).toEqual(
          Object.keys(first.options),
        )
      }),
    )
  })

  it('opens with the defaults, whatever they cost', () => {
    fc.assert(
      fc.property(product, currency, (one, inCurrency) => {
        const opening = openingQuote(one, inCurrency, DAY)
        expect(opening).toEqual(quote(one, { options: {}, quantity: 1, currency: inCurrency, day: DAY }))
      }),
    )
  })

  it('an option that is not offered is refused, never priced', () => {
    const known = new Set(['filing', 'firstPeriod', 'speed'])
    const strange = fc.string({ minLength: 1, maxLength: 20 }).filter((key) => !known.has(key))
    fc.assert(
      fc.property(strange, fc.string(), (key, value) => {
        const options = Object.fromEntries([[key, value]])
        if (!Object.hasOwn(options, key)) return
        expect(problemOf(() => ask(options))).toEqual({ kind: 'unknownOption', option: key })
      }),
    )
  })
})
