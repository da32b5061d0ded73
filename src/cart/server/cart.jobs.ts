import type { ServerDeps } from '#platform/server/server-deps.ts'
import { forgetOldVisitorCarts } from './visitor-cart.ts'

export function registerCartJobs(deps: ServerDeps): void {
  deps.jobs.schedule('cart.forget-old-visitor-carts', '27 * * * *', () => forgetOldVisitorCarts(deps))
}
