import type { z } from 'zod'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { listProducts, searchProducts } from '../contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { CatalogueSnapshot } from './catalogue-cache.ts'
import { keywordWords } from './keyword-search.ts'
import { allCards } from './present-card.ts'
import {
  type Card,
  countBy,
  type Dimension,
  matchKeywords,
  isWithin,
  type ProductFilter,
  sortCards,
} from './search-products.ts'

type ListInput = z.output<(typeof listProducts)['input']>
type SearchInput = z.output<(typeof searchProducts)['input']>

export function findPage(snapshot: CatalogueSnapshot, input: ListInput, lang: Lang) {
  const filter = filterOf({ ...input, categories: [], countries: [] })
  const found = matchKeywords(allCards(snapshot, lang, input.currency), filter.words).filter(({ card }) =>
    isWithin(card, filter),
  )
  return pageOfCards(sortCards(found, 'relevance', lang), input)
}

export function findPageWithFacets(snapshot: CatalogueSnapshot, input: SearchInput, lang: Lang) {
  const filter = filterOf(input)
  const all = matchKeywords(allCards(snapshot, lang, input.currency), filter.words)
  const within = (without?: Dimension) => all.filter(({ card }) => isWithin(card, filter, without))
  const cardsWithout = (without: Dimension) => within(without).map(({ card }) => card)
  const categoryName = (code: string) => {
    const category = snapshot.categories.find((candidate) => candidate.code === code)
    return category ? pickText(category.name, lang) : code
  }
  return {
    ...pageOfCards(sortCards(within(), input.sort, lang), input),
    facets: {
      categories: countBy(cardsWithout('categories'), 'category', filter.categories, categoryName),
      countries: countBy(cardsWithout('countries'), 'country', filter.countries, (code) =>
        countryName(code, lang),
      ),
      price: priceRange(cardsWithout('price'), input.currency),
    },
  }
}

type Filtering = Pick<SearchInput, 'category' | 'country' | 'categories' | 'countries' | 'keyword'> &
  Partial<Pick<SearchInput, 'priceFrom' | 'priceTo'>>

function filterOf(input: Filtering): ProductFilter {
  return {
    categories: [...new Set([...input.categories, ...(input.category ? [input.category] : [])])],
    countries: [...new Set([...input.countries, ...(input.country ? [input.country] : [])])],
    words: keywordWords(input.keyword ?? ''),
    priceFrom: input.priceFrom ?? 0,
    priceTo: input.priceTo ?? Number.POSITIVE_INFINITY,
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
