import { QuoteError } from '#catalogue/quote.ts'
import { renewalQuote, renewedOptions, renewedTerm } from '#catalogue/renewal.ts'
import { getProducts, priceDay } from '#catalogue/server/public.ts'
import type { Product } from '#catalogue/product.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Money } from '#platform/shared/money.ts'
import type { Service } from '#registrations/server/public.ts'
import { findLinesOfServices } from './bought-lines.queries.ts'

type Bought = NonNullable<ReturnType<Awaited<ReturnType<typeof findLinesOfServices>>['get']>>

/**
 * What each service would cost today if it went on as it was bought, in the currency of that order and without VAT, also
 * where it is too early to renew it. By the service's id; one that is no longer sold has none.
 */
export async function renewalPrices(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  services: readonly Service[],
): Promise<Map<string, Money>> {
  const bought = await findLinesOfServices(deps.db, services)
  const ids = [...new Set([...bought.values()].map(({ line }) => line.productId))]
  const products = await getProducts(deps, deps.db, ids)
  const prices = new Map<string, Money>()
  for (const service of services) {
    const one = bought.get(service.registration.id)
    const product = products.find(({ id }) => id === one?.line.productId)
    const price = one && product && priceOf(service, one, product, priceDay(deps))
    if (price) prices.set(service.registration.id, price)
  }
  return prices
}

function priceOf(service: Service, { line, order }: Bought, product: Product, day: Day): Money | undefined {
  if (product.status !== 'ON_SALE' || order.status === 'REFUNDED') return undefined
  const options = renewedOptions(product, line.options, service.filing ? service.registration.rhythm : null)
  if (!renewedTerm(product, options)) return undefined
  try {
    return renewalQuote(product, { options, quantity: line.quantity, currency: order.currency, day }).net
  } catch (error) {
    if (error instanceof QuoteError) return undefined
    throw error
  }
}
