import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { PublishedProcess } from '../process.ts'
import type { Product } from '../product.ts'
import { readCatalogue } from './catalogue-cache.ts'
import { findProducts, findPublishedProcess, findSellableProduct } from './catalogue.queries.ts'
import { allCards } from './present-card.ts'
import type { Card } from './search-products.ts'

export { quoteOrRefuse } from './quote-or-refuse.ts'
export { setPrice } from './set-price.ts'
export { catalogueRefusals } from './catalogue.errors.ts'
export { listCategories } from './catalogue.queries.ts'
export { type CatalogueSnapshot, readCatalogue } from './catalogue-cache.ts'

/** Everything that has a price in the currency, by code, as lists show it. */
export async function productCards(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  lang: Lang,
  currency: Currency,
): Promise<Map<string, Card>> {
  const cards = allCards(await readCatalogue(deps), lang, currency)
  return new Map(cards.map(({ card }) => [card.code, card]))
}

type Today = Pick<ServerDeps, 'clock' | 'config'>

/** The day whose prices hold now: the agency's calendar day. */
export function priceDay(deps: Today): string {
  return dayOf(deps.clock.now(), deps.config.agency.timeZone)
}

/** A product on sale, fresh from the database, with the prices of `day` and later; undefined where it is not sold. */
export function getSellableProduct(
  executor: Executor,
  idOrCode: string,
  day: string,
): Promise<Product | undefined> {
  return findSellableProduct(executor, idOrCode, day)
}

/** Products of a cart or an order by id, also those no longer sold (`status` says so). */
export function getProducts(executor: Executor, ids: readonly string[], day: string): Promise<Product[]> {
  return findProducts(executor, ids, day)
}

/** The nodes of a published version; it never changes. */
export function getPublishedProcess(executor: Executor, id: string): Promise<PublishedProcess | undefined> {
  return findPublishedProcess(executor, id)
}
