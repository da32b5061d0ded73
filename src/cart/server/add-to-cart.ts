import { networkOf } from '#accounts/server/public.ts'
import { catalogueRefusals, getSellableProduct, priceDay, quoteOrRefuse } from '#catalogue/server/public.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { together } from '#platform/server/together.ts'
import { newId } from '#platform/shared/ids.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { optionsKeyOf } from '../cart-line.ts'
import type { addToShoppingCart } from '../contract.ts'
import { cartRefusals } from './cart.errors.ts'
import { type CartOwner, ownerColumns, type SellerOwner, type VisitorOwner } from './cart.queries.ts'
import { lockCart, openVisitorCart, putCartLine } from './cart.repository.ts'
import type { CartLineRow } from './cart.tables.ts'

const CART_LIMIT = 50
/** New carts per hour for visitors behind one IP address. */
const NEW_CARTS_AN_HOUR = 60

type Input = InputOf<typeof addToShoppingCart>
type Wanted = Omit<CartLineRow, 'companyId' | 'userId' | 'visitorCart'>

/** Adds a service to the cart at today's price. @returns how many lines the cart has then */
export async function addToCart(deps: ServerDeps, owner: SellerOwner, input: Input): Promise<number> {
  const count = await put(deps, owner, await wantedLine(deps, input))
  if (count === undefined) throw new Error('the cart of a seller must exist')
  return count
}

/**
 * The same for a visitor. If the cart is missing or gone, a new one is opened; a secret from the browser is
 * never adopted.
 * @returns `secret` where a new cart was opened
 */
export async function addAsVisitor(
  deps: ServerDeps,
  known: VisitorOwner | undefined,
  input: Input,
  ip: string,
): Promise<{ count: number; secret?: string }> {
  const line = await wantedLine(deps, input)
  const inKnown = known && (await put(deps, known, line))
  if (inKnown !== undefined) return { count: inKnown }
  const key = `visitor-cart:${networkOf(ip)}`
  await deps.limits.count({ key, limit: NEW_CARTS_AN_HOUR, windowMinutes: 60 })
  const secret = newToken()
  const count = await put(deps, { visitorCart: hashToken(secret) }, line, { opens: true })
  return { count: count ?? 0, secret }
}

async function wantedLine(deps: ServerDeps, input: Input): Promise<Wanted> {
  const day = priceDay(deps)
  const product = await getSellableProduct(deps, deps.db, input.productId)
  if (!product) throw catalogueRefusals.product_not_found()
  const { options, quantity, net } = quoteOrRefuse(product, { ...input, day })
  return {
    id: newId('cl'),
    productId: product.id,
    options,
    optionsKey: optionsKeyOf(options),
    quantity,
    seenNet: net.amount,
    seenCurrency: net.currency,
    addedAt: deps.clock.now(),
    mergedAt: null,
    quantityBefore: null,
  }
}

/** @returns how many lines there are then; undefined where the cart of a visitor is gone */
function put(
  deps: ServerDeps,
  owner: CartOwner,
  line: Wanted,
  { opens = false } = {},
): Promise<number | undefined> {
  return deps.db.transaction(async (tx) => {
    const hasCart =
      opens && 'visitorCart' in owner ? openVisitorCart(tx, owner, line.addedAt) : lockCart(tx, owner)
    // The cart of a visitor may be gone; that of a seller is locked in the same piece.
    if ('visitorCart' in owner && (await hasCart) === false) return undefined
    const [, count] = await together([hasCart, putCartLine(tx, { ...line, ...ownerColumns(owner) })])
    if (count > CART_LIMIT) throw cartRefusals.full({ params: { max: CART_LIMIT } })
    return count
  })
}
