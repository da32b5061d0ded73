import { isUnanswered, type Unanswered } from './amazon/amazon.ts'
import { awaitsConfirmation } from '../account-identity.ts'
import { inRegion } from '../region.ts'
import { MARKETPLACE_IDS } from '../marketplace-ids.ts'
import { keepOutcome, keepToken } from './ask-shop.ts'
import { openRefreshToken } from './refresh-token.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { findShop } from './shops.queries.ts'

export type ShopAccess = {
  accessToken: string
  /** The marketplaces of the shop's region in which the account sells, as far as Amazon has said. */
  marketplaceIds: readonly string[]
}

/**
 * A token with which Amazon is asked for a shop, for an hour. What Amazon says about the authorisation meanwhile is
 * noted as with every question. `OTHER_COMPANY`: the account is in another company's name, and no member has said that
 * it is theirs. Undefined: the shop is not authorised, or this portal is not set up for it.
 */
export async function shopAccess(
  deps: ShopsDeps,
  of: { companyId: string; shopId: string },
): Promise<ShopAccess | Unanswered | 'OTHER_COMPANY' | undefined> {
  const found = await findShop(deps.db, of.companyId, of.shopId)
  const sealed = found?.authorisation?.sealedRefreshToken
  if (!found?.authorisation || !sealed || found.authorisation.status !== 'GRANTED' || !deps.amazon)
    return undefined
  if (awaitsConfirmation(found.authorisation)) return 'OTHER_COMPANY'
  const { account, participations, fault } = found.authorisation
  // It has said where the account sells and not yet whose it is: that is asked again first.
  if (!account && participations.length > 0 && fault !== 'NOT_ALLOWED')
    return { fault: fault ?? 'UNAVAILABLE' }
  const refreshToken = openRefreshToken(deps.box, of, sealed)
  const tokens = await deps.amazon.refresh(refreshToken)
  if (isUnanswered(tokens)) {
    if (tokens.fault === 'WITHDRAWN')
      await deps.db.transaction((tx) =>
        keepOutcome(tx, deps, { of, sealed, outcome: { fault: 'WITHDRAWN' } }),
      )
    return tokens
  }
  if (tokens.refreshToken !== refreshToken)
    await deps.db.transaction((tx) => keepToken(tx, deps, { of, sealed, refreshToken: tokens.refreshToken }))
  const { shop } = found
  const marketplaceIds = participations
    .filter(({ country, active }) => active && inRegion(country, shop.region))
    .flatMap(({ country }) => MARKETPLACE_IDS[country] ?? [])
  return { accessToken: tokens.accessToken, marketplaceIds: [...new Set(marketplaceIds)] }
}
