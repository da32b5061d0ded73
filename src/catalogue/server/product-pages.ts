import type { z } from 'zod'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { listProducts, searchProducts } from '../contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { keywordWords } from '#platform/shared/search-words.ts'
import { type CatalogueSnapshot, cachedIn } from './catalogue-cache.ts'
import { latinWords } from './keyword-search.ts'
import { allCards } from './present-card.ts'
import {
  type Card,
  countBy,
  type Dimension,
  matchKeywords,
  isWithin,
  type FoundCard,
  type ProductFilter,
  type SearchableCard,
  sortCards,
} from './search-products.ts'
import { KNOWN_WORDS } from './search-synonyms.ts'
import { correctedWord } from './typing-errors.ts'

type ListInput = z.output<(typeof listProducts)['input']>
type SearchInput = z.output<(typeof searchProducts)['input']>

export function findPage(snapshot: CatalogueSnapshot, input: ListInput, lang: Lang) {
  const filter = filterOf({ ...input, categories: [], countries: [] })
  const matched = matchOrCorrect(snapshot, allCards(snapshot, lang, input.currency), filter.words)
  const found = matched.found.filter(({ card }) => isWithin(card, filter))
  return pageOfCards(sortCards(found, 'relevance', lang), input)
}

export function findPageWithFacets(snapshot: CatalogueSnapshot, input: SearchInput, lang: Lang) {
  const filter = filterOf(input)
  const cards = allCards(snapshot, lang, input.currency)
  const { found: all, corrected } = matchOrCorrect(snapshot, cards, filter.words)
  const within = (without?: Dimension) => all.filter(({ card }) => isWithin(card, filter, without))
  const cardsWithout = (without: Dimension) => within(without).map(({ card }) => card)
  const categoryName = (code: string) => {
    const category = snapshot.categories.find((candidate) => candidate.code === code)
    return category ? pickText(category.name, lang) : code
  }
  return {
    ...pageOfCards(sortCards(within(), input.sort, lang), input),
    corrected,
    facets: {
      categories: countBy(cardsWithout('categories'), 'category', filter.categories, categoryName),
      countries: countBy(cardsWithout('countries'), 'country', filter.countries, (code) =>
        countryName(code, lang),
      ),
      price: priceRange(cardsWithout('price'), input.currency),
    },
  }
}

type Matched = { found: FoundCard[]; corrected: string | null }

/** Where nothing has all the words, misspelt ones are replaced by what was probably meant. */
function matchOrCorrect(
  snapshot: CatalogueSnapshot,
  cards: readonly SearchableCard[],
  words: readonly string[],
): Matched {
  const found = matchKeywords(cards, words)
  if (found.length > 0 || words.length === 0) return { found, corrected: null }
  const known = cachedIn(snapshot, 'known words', () => knownWords(cards))
  const meant = words.map((word) => (known.has(word) ? word : (correctedWord(word, known) ?? word)))
  const again = matchKeywords(cards, meant)
  return { found: again, corrected: again.length > 0 ? meant.join(' ') : null }
}

function knownWords(cards: readonly SearchableCard[]): ReadonlySet<string> {
  const inCards = cards.flatMap(({ text }) =>
    latinWords(`${text.name} ${text.country} ${text.summary} ${text.rest}`),
  )
  return new Set([...KNOWN_WORDS, ...inCards])
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
