import type { AnswerCookie, CallContext } from '#platform/server/http/call-context.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { VisitorOwner } from './cart.queries.ts'
import { purgeVisitorCarts } from './cart.repository.ts'

const COOKIE = 'cart'
/** Only the calls of the cart see the cookie. */
const PATH = '/shoppingCart'
const DAY_MS = 24 * 3_600_000
export const KEPT_FOR_DAYS = 30

/**
 * The visitor's cart that the request names, whether it exists or not. Only secrets made here have this
 * shape.
 */
export function visitorCartOf(context: Pick<CallContext, 'cookies'>): VisitorOwner | undefined {
  const secret = context.cookies[COOKIE]
  return secret && /^[\w-]{43}$/.test(secret) ? { visitorCart: hashToken(secret) } : undefined
}

export const cartCookie = (secret: string): AnswerCookie => ({
  name: COOKIE,
  value: secret,
  path: PATH,
  maxAgeSeconds: (KEPT_FOR_DAYS * DAY_MS) / 1000,
})

export const noCartCookie: AnswerCookie = { name: COOKIE, value: '', path: PATH, maxAgeSeconds: 0 }

/** Visitors' carts whose cookies have expired are purged, and their lines with them. */
export async function purgeOldVisitorCarts(deps: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_FOR_DAYS * DAY_MS)
  await purgeVisitorCarts(deps.db, before)
}
