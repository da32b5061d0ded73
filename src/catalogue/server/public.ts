import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Database, Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Currency, Money } from '#platform/shared/money.ts'
import type { PublishedProcess } from '../process.ts'
import type { Product } from '../product.ts'
import { catalogueNow, readCatalogue } from './catalogue-cache.ts'
import { findProducts, findPublishedProcess, findSellableProduct } from './catalogue.queries.ts'
import { allCards } from './present-card.ts'
import type { Card } from './search-products.ts'

export { productExists } from './catalogue.queries.ts'
export { quoteOrRefuse } from './quote-or-refuse.ts'
export { learnDurations } from './experience.ts'
export { searchQuestions, searchServices } from './search-services.ts'
export { setPrice } from './set-price.ts'
export { catalogueRefusals } from './catalogue.errors.ts'

export { type CatalogueSnapshot, readCatalogue } from './catalogue-cache.ts'

/** A service as lists show it; its price "from" is the one at which it enters a cart. */
export type Offer = { card: Card; price: Money }

/** Finds a product on sale in the currency by its code. */
export async function offersByCode(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  lang: Lang,
  currency: Currency,
): Promise<(code: string) => Offer | undefined> {
  const snapshot = await readCatalogue(deps)
  const cards = new Map(allCards(snapshot, lang, currency).map(({ card }) => [card.code, card]))
  return (code) => {
    const card = cards.get(code)
    return card && { card, price: card.fromPrice }
  }
}

type Today = Pick<ServerDeps, 'clock' | 'config'>

/** The day whose prices apply now: the agency's calendar day. */
export function priceDay(deps: Today): string {
  return dayOf(deps.clock.now(), deps.config.agency.timeZone)
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** A product on sale right now, with the prices of today and later; undefined if it is not sold. */
export async function getSellableProduct(
  deps: Deps,
  executor: Executor,
  idOrCode: string,
): Promise<Product | undefined> {
  const now = await catalogueNow(deps, executor)
  return now ? now.byKey.get(idOrCode) : findSellableProduct(executor, idOrCode, priceDay(deps))
}

/** Products of a cart or an order by id as they are now, also those no longer sold (see `status`). */
export async function getProducts(
  deps: Deps,
  executor: Executor,
  ids: readonly string[],
): Promise<Product[]> {
  const now = await catalogueNow(deps, executor)
  const sold = ids.flatMap((id) => now?.byKey.get(id) ?? [])
  return sold.length === ids.length ? sold : findProducts(executor, ids, priceDay(deps))
}

/** The nodes of a published version; it never changes, so they are cached. */
export async function getPublishedProcess(
  deps: Pick<ServerDeps, 'db'>,
  executor: Executor,
  id: string,
): Promise<PublishedProcess | undefined> {
  const known = processes.get(deps.db) ?? new Map<string, PublishedProcess>()
  processes.set(deps.db, known)
  const process = known.get(id) ?? (await findPublishedProcess(executor, id))
  if (process && known.size < PROCESSES_AT_MOST) known.set(id, process)
  return process
}

const PROCESSES_AT_MOST = 500
const processes = new WeakMap<Database, Map<string, PublishedProcess>>()
