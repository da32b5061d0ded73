import type { VatNumberLookUp } from '#tax-numbers/server/public.ts'
import { givesConsent } from '../marketplaces.ts'
import { inRegion } from '../region.ts'
import { ASK_SHOP, askKey } from './job-names.ts'
import { plainNumber, vatNumbersOf } from './read-match.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { findShop } from './shops.queries.ts'

const CHECKS_AN_HOUR = 20

/** Asks the registers about the shop's VAT numbers, and has Amazon asked in a moment. */
export async function checkAgain(
  deps: ShopsDeps & { lookUp: VatNumberLookUp },
  companyId: string,
  shopId: string,
): Promise<{ id: string }> {
  await deps.limits.count({ key: `shop-checks:${companyId}`, limit: CHECKS_AN_HOUR, windowMinutes: 60 })
  const found = await findShop(deps.db, companyId, shopId)
  if (!found) throw shopRefusals.not_found()
  if (givesConsent(found.shop.marketplace))
    await deps.db.transaction((tx) =>
      deps.jobs.add(tx, ASK_SHOP, { companyId, shopId }, { key: askKey(shopId) }),
    )
  const numbers = await vatNumbersOf(deps.db, companyId)
  const here = numbers.filter(({ country }) => inRegion(country, found.shop.region))
  await Promise.all(here.map(({ number }) => deps.lookUp(plainNumber(number))))
  return { id: shopId }
}
