import { askShop } from './ask-shop.ts'
import { ASK_SHOP } from './job-names.ts'
import { notifyEnding } from './notify-ending.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { authorisationsToAsk } from './shops.queries.ts'
import { purgeUsedConsents } from './shops.repository.ts'

const HOUR_MS = 3_600_000
/** Once a day each; a little less, so that the hour does not move on from day to day. */
const ASK_AFTER_MS = 23.5 * HOUR_MS
/** An hour's share: more wait for the next hour. */
const ASK_AT_ONCE = 500

export function registerShopsJobs(deps: ShopsDeps): void {
  deps.jobs.register(ASK_SHOP, ({ companyId, shopId }) =>
    askShop(deps, { companyId: String(companyId), shopId: String(shopId) }),
  )
  deps.jobs.schedule('shops.ask-daily', '12 * * * *', () => askDue(deps))
  deps.jobs.schedule('shops.notify-ending', '22 6 * * *', () => notifyEnding(deps))
  deps.jobs.schedule('shops.forget-used-consents', '37 3 * * *', () =>
    purgeUsedConsents(deps.db, new Date(deps.clock.now().getTime() - 48 * HOUR_MS)),
  )
}

/** Asks about every shop that nobody has asked about for a day. */
export async function askDue(deps: ShopsDeps): Promise<void> {
  if (!deps.amazon) return
  const before = new Date(deps.clock.now().getTime() - ASK_AFTER_MS)
  const due = await authorisationsToAsk(deps.db, { before, limit: ASK_AT_ONCE })
  await deps.db.transaction((tx) => deps.jobs.addEach(tx, ASK_SHOP, due))
}
