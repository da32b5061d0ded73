import type { z } from 'zod'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { PRODUCT_SORTS, productCard } from '../contract.ts'
import type { CategoryCode } from '../codes.ts'
import { relevanceOf, type SearchText } from './keyword-search.ts'

export type Card = z.input<typeof productCard>

export type ProductFilter = {
  categories: readonly CategoryCode[]
  countries: readonly string[]
  /** The words of the keyword, see `keywordWords`. */
  words: readonly string[]
  /** Minor units of the requested currency. */
  priceFrom: number
  priceTo: number
}
export type Dimension = 'categories' | 'countries' | 'price'

/** A card with its searchable text in both languages, so that either finds it. */
export type SearchableCard = { card: Card; text: SearchText }
export type FoundCard = { card: Card; relevance: number }

/** The cards that match the words of the filter, with their relevance. */
export function matchKeywords(all: readonly SearchableCard[], words: readonly string[]): FoundCard[] {
  if (words.length === 0) return all.map(({ card }) => ({ card, relevance: 0 }))
  return all.flatMap(({ card, text }) => {
    const relevance = relevanceOf(text, words)
    return relevance > 0 ? [{ card, relevance }] : []
  })
}

/** Whether a card matches the filter; `without` ignores one dimension, so that a facet can count its other choices. */
export function isWithin(card: Card, filter: ProductFilter, without?: Dimension): boolean {
  const { categories, countries, priceFrom, priceTo } = filter
  const price = card.fromPrice.amount
  return (
    (without === 'categories' || categories.length === 0 || categories.includes(card.category)) &&
    (without === 'countries' || countries.length === 0 || countries.includes(card.country)) &&
    (without === 'price' || (priceFrom <= price && price <= priceTo))
  )
}

type Sort = (typeof PRODUCT_SORTS)[number]

const collators: Record<Lang, Intl.Collator> = {
  en: new Intl.Collator(LOCALES.en, { numeric: true }),
  zh: new Intl.Collator(LOCALES.zh, { numeric: true }),
}

/** `popular` keeps the order of the cards, as do ties. */
export function sortCards(found: readonly FoundCard[], sort: Sort, lang: Lang): Card[] {
  const by: Record<Sort, (a: FoundCard, b: FoundCard) => number> = {
    popular: () => 0,
    relevance: (a, b) => b.relevance - a.relevance,
    priceAsc: (a, b) => a.card.fromPrice.amount - b.card.fromPrice.amount,
    priceDesc: (a, b) => b.card.fromPrice.amount - a.card.fromPrice.amount,
    fastest: ({ card: a }, { card: b }) =>
      a.expectedDays.high - b.expectedDays.high || a.expectedDays.low - b.expectedDays.low,
    name: (a, b) => collators[lang].compare(a.card.name, b.card.name),
  }
  return found.toSorted(by[sort]).map(({ card }) => card)
}

/**
 * The number of cards per facet, largest first. A chosen facet stays in the list even at zero, so that it can be
 * deselected.
 */
export function countBy(
  cards: readonly Card[],
  key: 'category' | 'country',
  chosen: readonly string[],
  nameOf: (code: string) => string,
): { code: string; name: string; count: number }[] {
  const groups = Map.groupBy(cards, (card): string => card[key])
  const codes = new Set([...groups.keys(), ...chosen])
  return [...codes]
    .map((code) => ({ code, name: nameOf(code), count: groups.get(code)?.length ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
}
