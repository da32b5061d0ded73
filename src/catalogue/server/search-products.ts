import type { z } from 'zod'
import type { PRODUCT_SORTS, productCard } from '../contract.ts'
import type { CategoryCode } from '../product.ts'

export type Card = z.input<typeof productCard>

export type ProductFilter = {
  categories: readonly CategoryCode[]
  countries: readonly string[]
  keyword: string
}

/** A card with what a keyword is looked for in: both languages, so that either finds it. */
export type SearchableCard = { card: Card; haystack: string }

export function matches(
  { card, haystack }: SearchableCard,
  filter: ProductFilter,
  without?: 'categories' | 'countries',
): boolean {
  const inCategory =
    without === 'categories' || filter.categories.length === 0 || filter.categories.includes(card.category)
  const inCountry =
    without === 'countries' || filter.countries.length === 0 || filter.countries.includes(card.country)
  const words = filter.keyword.toLowerCase().split(/\s+/).filter(Boolean)
  return inCategory && inCountry && words.every((word) => haystack.includes(word))
}

type Sort = (typeof PRODUCT_SORTS)[number]

/** `popular` keeps the order in which the cards came. */
export function sortCards(cards: readonly Card[], sort: Sort): Card[] {
  const by: Record<Exclude<Sort, 'popular'>, (a: Card, b: Card) => number> = {
    priceAsc: (a, b) => a.fromPrice.amount - b.fromPrice.amount,
    priceDesc: (a, b) => b.fromPrice.amount - a.fromPrice.amount,
    fastest: (a, b) => a.expectedDays.high - b.expectedDays.high || a.expectedDays.low - b.expectedDays.low,
  }
  return sort === 'popular' ? [...cards] : cards.toSorted(by[sort])
}

/** How many cards there are of each kind; equal counts stay in the order in which the cards came. */
export function countBy(cards: readonly Card[], key: 'category' | 'country') {
  const groups = Map.groupBy(cards, (card) => card[key])
  return [...groups]
    .map(([code, group]) => {
      const first = group[0]
      const name = key === 'category' ? first?.categoryName : first?.countryName
      return { code, name: name ?? code, count: group.length }
    })
    .toSorted((a, b) => b.count - a.count)
}
