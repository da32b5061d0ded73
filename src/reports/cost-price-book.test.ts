import { describe, expect, it } from 'vitest'
import { type AskedCost, type CostOfSku, type CostPoint, costPriceBook } from './cost-price-book.ts'

const point = (amount: string, changes: Partial<CostPoint> = {}): CostPoint => ({
  country: '',
  currency: 'EUR',
  fromDay: '',
  amount,
  ...changes,
})

const PRICES: Readonly<Record<string, CostOfSku>> = {
  PLAIN: '7.50',
  LANDED: [point('7'), point('9', { country: 'PL' }), point('8', { country: 'GB', currency: 'GBP' })],
  DATED: [point('7'), point('8', { fromDay: '2026-03-01' }), point('9', { fromDay: '2026-06-01' })],
  LATER: [point('8', { fromDay: '2026-03-01' })],
  MIXED: [
    point('7', { fromDay: '2026-01-01' }),
    point('60', { fromDay: '2026-01-01', currency: 'CNY' }),
    point('6', { fromDay: '2025-01-01', currency: 'GBP' }),
  ],
  MOVED: [point('7', { fromDay: '2026-03-01' }), point('5', { country: 'PL', fromDay: '2026-01-01' })],
  NOT_YET_THERE: [point('7'), point('5', { country: 'PL', fromDay: '2026-05-01' })],
  GREEK: [point('7'), point('5', { country: 'GR' })],
}

const asked = (sku: string, changes: Partial<AskedCost> = {}): AskedCost => ({
  sku,
  depart: 'DE',
  day: '2026-04-10',
  currency: '',
  ...changes,
})

describe('what a piece costs', () => {
  const book = costPriceBook(Object.entries(PRICES), { plainCurrency: 'EUR', usualCurrency: 'EUR' })

  it.each<[string, AskedCost, string | undefined]>([
    ['a SKU without a price', asked('OTHER'), undefined],
    ['one price for all', asked('PLAIN'), '7.50 EUR'],
    ['one price, on a day that is not readable', asked('PLAIN', { day: null }), '7.50 EUR'],
    ['one price, of a row in another currency', asked('PLAIN', { currency: 'GBP' }), '7.50 EUR'],
    ['a country without a price of its own', asked('LANDED'), '7 EUR'],
    ['a country’s own price', asked('LANDED', { depart: 'PL' }), '9 EUR'],
    ['a country’s own price in its currency', asked('LANDED', { depart: 'GB' }), '8 GBP'],
    [
      '… which goes before a general one in the row’s',
      asked('LANDED', { depart: 'GB', currency: 'EUR' }),
      '8 GBP',
    ],
    ['a country as others write it', asked('GREEK', { depart: 'EL' }), '5 EUR'],
    ['a country that is not known', asked('LANDED', { depart: '' }), '7 EUR'],
    ['the day before a change', asked('DATED', { day: '2026-02-28' }), '7 EUR'],
    ['the day of a change', asked('DATED', { day: '2026-03-01' }), '8 EUR'],
    ['between two changes', asked('DATED'), '8 EUR'],
    ['after the last', asked('DATED', { day: '2026-12-31' }), '9 EUR'],
    ['before the first price', asked('LATER', { day: '2026-02-28' }), undefined],
    ['a day that is not readable, where prices have days', asked('LATER', { day: null }), undefined],
    ['two currencies of a day, the row says none', asked('MIXED'), '7 EUR'],
    ['two currencies of a day, the row says one', asked('MIXED', { currency: 'CNY' }), '60 CNY'],
    ['an older price in the row’s currency', asked('MIXED', { currency: 'GBP' }), '6 GBP'],
    ['a currency that no price is in', asked('MIXED', { currency: 'PLN' }), '7 EUR'],
    ['an older price of the country', asked('MOVED', { depart: 'PL' }), '5 EUR'],
    ['a country’s price that begins later', asked('NOT_YET_THERE', { depart: 'PL' }), '7 EUR'],
  ])('%s', (_, question, expected) => {
    const found = book.costOf(question)
    expect(found && `${found.amount} ${found.currency}`).toBe(expected)
  })

  it('is in whatever the row is in, where nobody says the currency', () => {
    const unsaid = costPriceBook([['A', '7.50']], { plainCurrency: '', usualCurrency: 'EUR' })
    expect(unsaid.costOf(asked('A', { currency: 'GBP' }))).toMatchObject({ amount: '7.50', currency: '' })
  })
})
