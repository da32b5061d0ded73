import { expect, it } from 'vitest'
import { CURRENCIES } from '#platform/shared/money.ts'
import { productContents } from './content/content.ts'
import { type Price, productContentSchema } from './product.ts'
import {
  annualOption,
  renewalQuote,
  renewedOptions,
  renewedTerm,
  returnsIncluded,
  withAnnualReturn,
} from './renewal.ts'

const price = (option: string | null, value: string | null, amounts: Record<string, number>): Price[] =>
  CURRENCIES.map((currency) => ({
    option,
    value,
    currency,
    amount: amounts[currency] ?? 0,
    from: '2026-01-01',
    until: null,
  }))

function product(code: string) {
  const found = productContents.find((one) => one.code === code)
  if (!found) throw new Error(`no product ${code}`)
  const options = Object.entries(found.prices.options ?? {}).flatMap(([option, values]) =>
    Object.entries(values).flatMap(([value, amounts]) => price(option, value, amounts)),
  )
  const content = productContentSchema.parse(found.content)
  return { ...content, country: found.country, prices: [...price(null, null, found.prices.base), ...options] }
}

const at = { quantity: 1, currency: 'EUR', day: '2026-11-22' } as const

it.each<[string, Record<string, string>, string[]]>([
  ['vat-registration-de', { filing: '12', speed: 'first', firstPeriod: '2026-11' }, ['filing']],
  ['vat-filing-de', { plan: 'monthly12', annualReturn: 'one' }, ['plan', 'annualReturn']],
  ['oss-registration', { returns: '24' }, ['returns']],
  ['fiscal-representative-fr', { term: '24', sales: 'upTo2m' }, ['term', 'sales']],
  ['packaging-fr', { quantity: 'kg250', earlierYear: 'one' }, ['base', 'quantity']],
  ['responsible-person-eu', { brands: 'three' }, ['base', 'brands']],
])('%s with %o is renewed for the lines %o', (code, options, keys) => {
  const { net, lines, unit, discount } = renewalQuote(product(code), { ...at, options })
  expect(lines.map(({ key }) => key)).toEqual(keys)
  expect(net.amount).toBe(lines.reduce((sum, { amount }) => sum + amount.amount, 0))
  expect(net.amount).toBeGreaterThan(0)
  expect(unit.amount - discount.amount).toBe(net.amount)
})

it.each<[string, Record<string, string>, 'MONTHLY' | 'QUARTERLY' | null, Record<string, string>]>([
  [
    'vat-filing-de',
    { plan: 'monthly12', firstPeriod: '2026-11', volume: 'upTo5000' },
    null,
    { plan: 'monthly12', volume: 'upTo5000' },
  ],
  ['vat-filing-de', { plan: 'monthly12' }, 'QUARTERLY', { plan: 'quarterly12' }],
  ['vat-filing-de', { plan: 'monthly24' }, 'QUARTERLY', { plan: 'monthly24' }],
  ['vat-registration-de', { filing: '12', speed: 'first' }, 'QUARTERLY', { filing: '12' }],
])('%s with %o at %s is bought again as %o', (code, chosen, rhythm, again) => {
  expect(renewedOptions(product(code), chosen, rhythm)).toEqual(again)
})

it('everything that is sold with an end can be bought again', () => {
  for (const { code, content } of productContents) {
    const one = product(code)
    const parsed = productContentSchema.parse(content)
    for (const option of parsed.options) {
      if (option.kind !== 'choice') continue
      for (const value of option.values.filter(({ filing, validMonths }) => filing?.months ?? validMonths)) {
        const options = { [option.key]: value.value }
        expect(renewedTerm(one, options), code).toBeDefined()
        expect(renewalQuote(one, { ...at, options }).net.amount, code).toBeGreaterThan(0)
      }
    }
  }
  expect(renewedTerm(product('eori-eu'), {})).toBeUndefined()
  expect(renewedTerm(product('vat-registration-de'), { filing: 'none' })).toBeUndefined()
})

it.each([
  ['vat-filing-de', { plan: 'monthly12', annualReturn: 'one' }, 'none', ['plan']],
  ['vat-filing-de', { plan: 'monthly12', annualReturn: 'none' }, 'one', ['plan', 'annualReturn']],
  ['vat-filing-de', { plan: 'monthly12', annualReturn: 'one' }, undefined, ['plan', 'annualReturn']],
  ['vat-registration-de', { filing: '12' }, 'one', ['filing']],
] as const)(
  '%s with %o and %s as annual return is renewed for the lines %j',
  (code, before, annual, keys) => {
    const of = product(code)
    const { lines } = renewalQuote(of, { ...at, options: withAnnualReturn(of, before, annual) })
    expect(lines.map(({ key }) => key)).toEqual(keys)
  },
)

it('the annual return is a choice where it is sold apart, and elsewhere the product says what its returns are', () => {
  expect(annualOption(product('vat-filing-de'))?.key).toBe('annualReturn')
  expect(annualOption(product('vat-registration-de'))).toBeUndefined()
  expect(annualOption(product('responsible-person-eu'))).toBeUndefined()
  const sold = productContents.filter(({ content }) =>
    content.options.some(
      ({ kind, ...option }) => kind === 'choice' && 'values' in option && option.key === 'filing',
    ),
  )
  expect(sold.length).toBeGreaterThan(5)
  for (const { code } of sold) expect(returnsIncluded(product(code))?.en, code).toMatch(/return|files? /i)
})
