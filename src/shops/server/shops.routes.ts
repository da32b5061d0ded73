import { dayOf } from '#platform/shared/calendar.ts'
import { type CallContext, sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import { runningReturnsOf } from '#registrations/server/public.ts'
import type { VatNumberLookUp } from '#tax-numbers/server/public.ts'
import * as calls from '../contract.ts'
import { staffShopNotices } from '../staff/contract.ts'
import { addShop } from './add-shop.ts'
import { checkAgain } from './check-again.ts'
import { completeConsent } from './complete-consent.ts'
import { removeShop, revokeAuthorisation } from './end-authorisation.ts'
import { matchShop } from './read-match.ts'
import { moveShopNotice, openShopNotice } from './open-notice.ts'
import { presentNotice, readNotices } from './present-notice.ts'
import { pageOfNotices } from './shop-notices.queries.ts'
import { readShopNumbers } from './present-number.ts'
import { recordShopNumber } from './record-number.ts'
import { presentShop } from './present-shop.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { listShops } from './shops.queries.ts'

export function shopsRoutes(deps: ShopsDeps & { lookUp: VatNumberLookUp }): Route[] {
  return [
    handle(calls.authorizationInfo, async (context) => {
      const reader = sellerOf(context)
      const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
      const [found, running] = await Promise.all([
        listShops(deps.db, reader.companyId),
        runningReturnsOf(deps.db, reader.companyId, today),
      ])
      return found.map((shop) => presentShop(deps, reader, shop, running))
    }),
    handle(calls.createShop, (context, input) => addShop(deps, actorOf(context), input)),
    handle(calls.removeShop, (context, { shopId }) => removeShop(deps, actorOf(context), shopId)),
    handle(calls.amazonCallback, (context, input) => completeConsent(deps, actorOf(context), input)),
    handle(calls.readMatch, (context, { shopId }) => matchShop(deps, sellerOf(context).companyId, shopId)),
    handle(calls.checkShopAgain, (context, { shopId }) =>
      checkAgain(deps, sellerOf(context).companyId, shopId),
    ),
    handle(calls.shopNumbers, (context) => readShopNumbers(deps.db, sellerOf(context).companyId)),
    handle(calls.recordNumber, (context, input) => recordShopNumber(deps, actorOf(context), input)),
    handle(calls.shopNotices, (context) => readNotices(deps, sellerOf(context).companyId)),
    handle(calls.openNotice, (context, input) => openShopNotice(deps, actorOf(context), input)),
    handle(calls.moveNotice, (context, input) => moveShopNotice(deps, actorOf(context), input)),
    handle(staffShopNotices, async (_context, filter) => {
      const { rows, total } = await pageOfNotices(deps.db, filter)
      const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
      const records = rows.map((row) => ({ ...presentNotice(row, today), company: row.company }))
      return { records, total, page: filter.page, pageSize: filter.pageSize }
    }),
    handle(calls.revokeAmazon, (context, { shopId }) => revokeAuthorisation(deps, actorOf(context), shopId)),
  ]
}

function actorOf(context: CallContext): ShopActor {
  const { companyId, userId, sessionId } = sellerOf(context)
  return { companyId, userId, sessionId, address: context.ip }
}
