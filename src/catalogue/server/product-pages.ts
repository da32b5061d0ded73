import type { z } from 'zod'
import type { Lang } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { listProducts, searchProducts } from '../contract.ts'
import type { CatalogueSnapshot } from './catalogue-cache.ts'
import { allCards } from './present-card.ts'
import { type Card, countBy, matches, type ProductFilter, sortCards } from './search-products.ts'

type ListInput = z.output<(typeof listProducts)['input']>
type SearchInput = z.output<(typeof searchProducts)['input']>

export function findPage(snapshot: CatalogueSnapshot, input: ListInput, lang: Lang) {
  const filter = filterOf(input)
  const found = allCards(snapshot, lang, input.currency).filter((card) => matches(card, filter))
  return pageOfCards(
    found.map(({ card }) => card),
    input,
  )
}

export function findPageWithFacets(snapshot: CatalogueSnapshot, input: SearchInput, lang: Lang) {
  const filter = filterOf(input)
  const all = allCards(snapshot, lang, input.currency)
  const cardsWithout = (without?: 'categories' | 'countries') =>
    all.filter((card) => matches(card, filter, without)).map(({ card }) => card)
  const found = sortCards(cardsWithout(), input.sort)
  return {
    ...pageOfCards(found, input),
    facets: {
      categories: countBy(cardsWithout('categories'), 'category'),
      countries: countBy(cardsWithout('countries'), 'country'),
      price: priceRange(found, input.currency),
    },
  }
}

function filterOf(input: ListInput | SearchInput): ProductFilter {
  const several = 'categories' in input ? input : { categories: [], countries: [] }
  return {
    categories: [...several.categories, ...(input.category ? [input.category] : [])],
    countries: [...several.countries, ...(input.country ? [input.country] : [])],
    keyword: input.keyword ?? '',
  }
}

function pageOfCards(cards: readonly Card[], { page, pageSize }: { page: number; pageSize: number }) {
  const start = (page - 1) * pageSize
  return { records: cards.slice(start, start + pageSize), total: cards.length, page, pageSize }
}

function priceRange(cards: readonly Card[], currency: ListInput['currency']) {
  if (cards.length === 0) return null
  const prices = cards.map((card) => card.fromPrice.amount)
  return { min: money(Math.min(...prices), currency), max: money(Math.max(...prices), currency) }
}
