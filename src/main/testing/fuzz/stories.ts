import { fillCart } from '#orders/testing/orders.builders.ts'
import type { Random } from '../random.ts'
import type { TestApp } from '../test-app.ts'
import { accountStories } from './account-stories.ts'
import { letterStories } from './letter-stories.ts'
import type { Link } from './link.ts'
import { moneyStories } from './money-stories.ts'
import { paperStories } from './paper-stories.ts'
import { refundStories } from './refund-stories.ts'
import { salesStories } from './sales-stories.ts'
import { taxStories } from './tax-stories.ts'
import { teamStories } from './team-stories.ts'
import { workOrderStories } from './work-order-stories.ts'

/**
 * What people do between the requests of a fuzz, so that there is always something left to act on: orders that wait,
 * forms in every step, invites, transfers, coupons. Their calls are learnt as samples, and each tells the ids that it
 * left behind.
 */
export function fuzzStories(
  product: TestApp,
  sellers: readonly { token: string; password: string }[],
  random: Random,
  finance: { token: string },
) {
  const seller = () => random.pick(sellers)
  const telling = { product, seller, finance, random }
  return [
    ...workOrderStories(telling),
    ...paperStories(product, seller),
    ...teamStories(product, seller),
    ...moneyStories(telling),
    refundStories(product, { finance, seller }),
    ...taxStories(telling),
    ...letterStories(telling),
    ...accountStories(telling),
    ...salesStories(product, seller),
    // Last: an order takes all that is in the cart.
    async (): Promise<Link[]> => {
      const { cartLineIds } = await fillCart(product, seller(), 'eori-eu')
      return cartLineIds.map((id) => ({ id }))
    },
  ] satisfies (() => Promise<Link[]>)[]
}
