import { getProducts, priceDay } from '#catalogue/server/public.ts'
import type { Product } from '#catalogue/product.ts'
import type { DiscountableLine } from '#coupons/coupon.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Currency, money } from '#platform/shared/money.ts'
import { type PricedCartLine, priceCartLine } from '../cart-line.ts'
import { type CartOwner, findCartLines } from './cart.queries.ts'
import type { CartLineRow } from './cart.tables.ts'

export type PricedLine = PricedCartLine & { row: CartLineRow; product: Product | undefined }

/** Today's quote and problems of each line, from the current catalogue. */
export async function priceLines(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  executor: Executor,
  rows: readonly CartLineRow[],
  currency: Currency,
): Promise<PricedLine[]> {
  const input = { currency, day: priceDay(deps) }
  const ids = [...new Set(rows.map((row) => row.productId))]
  const products = new Map((await getProducts(deps, executor, ids)).map((product) => [product.id, product]))
  return rows.map((row) => {
    const product = products.get(row.productId)
    const stored = {
      options: row.options,
      quantity: row.quantity,
      seen: money(row.seenNet, row.seenCurrency),
    }
    return { row, product, ...priceCartLine(stored, product, input) }
  })
}

/** The lines that have a price, as input to the discount rules. */
export function discountableLines(lines: readonly PricedLine[]): DiscountableLine[] {
  return lines.flatMap(({ row, product, quote }) =>
    product && quote
      ? [
          {
            id: row.id,
            productCode: product.code,
            category: product.category,
            country: product.country,
            net: quote.net,
          },
        ]
      : [],
  )
}

/** The lines of somebody's cart that have a price. */
export async function linesInCart(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  owner: CartOwner,
  currency: Currency,
): Promise<DiscountableLine[]> {
  const rows = await findCartLines(deps.db, owner)
  return discountableLines(await priceLines(deps, deps.db, rows, currency))
}
