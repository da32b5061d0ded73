import type { ServerDeps } from '#platform/server/server-deps.ts'
import { purgeOldVisitorCarts } from './visitor-cart.ts'

export function registerCartJobs(deps: ServerDeps): void {
  deps.jobs.schedule('cart.forget-old-visitor-carts', '27 * * * *', () => purgeOldVisitorCarts(deps))
}
