import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import { countryName } from '#platform/shared/countries.ts'
import { foldText } from '#platform/shared/search-words.ts'
import type { BadgeCode, Product } from '../product.ts'
import { openingQuote, partsOf, QuoteError } from '../quote.ts'
import { type CatalogueSnapshot, cachedIn } from './catalogue-cache.ts'
import type { SearchText } from './keyword-search.ts'
import { MARKETPLACES } from './search-synonyms.ts'
import type { Card, SearchableCard } from './search-products.ts'

const BADGES: Record<BadgeCode, LocalText> = {
  MARKETPLACE_CHECKS: { en: 'Required by marketplaces', zh: '平台必查' },
  WITHIN_A_WEEK: { en: 'Done within two weeks', zh: '两周内办结' },
  RENEWS_YEARLY: { en: 'Renews yearly', zh: '按年续费' },
}

export function presentCard(
  snapshot: CatalogueSnapshot,
  product: Product,
  lang: Lang,
  currency: Currency,
): Card {
  const category = snapshot.categories.find(({ code }) => code === product.category)
  const opening = openingQuote(product, currency, snapshot.day)
  return {
    id: product.id,
    code: product.code,
    category: product.category,
    categoryName: category ? pickText(category.name, lang) : product.category,
    country: product.country,
    countryName: countryName(product.country, lang),
    name: pickText(product.name, lang),
    summary: pickText(product.summary, lang),
    badges: product.badges.map((code) => ({ code, label: pickText(BADGES[code], lang) })),
    fromPrice: opening.net,
    fromParts: partsOf(opening),
    expectedDays: product.expectedDays,
  }
}

/** Cards of every product that has a price in this currency, built once per language and currency. */
export function allCards(snapshot: CatalogueSnapshot, lang: Lang, currency: Currency): SearchableCard[] {
  return cachedIn(snapshot, `cards ${lang} ${currency}`, () =>
    snapshot.products.flatMap((product) => {
      try {
        return [{ card: presentCard(snapshot, product, lang, currency), text: searchTextOf(product) }]
      } catch (error) {
        // a product without a price in this currency is not sold in it
        if (error instanceof QuoteError) return []
        throw error
      }
    }),
  )
}

/** Other names that people use for a place. */
const ALSO_CALLED: Record<string, string> = { GB: 'UK Great Britain England', EU: 'Europe 欧洲' }

function searchTextOf({ name, summary, lead, code, country, category, badges }: Product): SearchText {
  const askedFor = badges.includes('MARKETPLACE_CHECKS') ? MARKETPLACES : ''
  const places = [countryName(country, 'en'), countryName(country, 'zh'), country, ALSO_CALLED[country] ?? '']
  return {
    name: foldText(`${name.en} ${name.zh}`),
    country: foldText(places.join(' ')),
    summary: foldText(`${summary.en} ${summary.zh}`),
    rest: foldText([lead.en, lead.zh, code, category, askedFor].join(' ')),
  }
}
