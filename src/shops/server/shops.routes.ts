import { dayOf } from '#platform/shared/calendar.ts'
import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import { runningReturnsOf } from '#registrations/server/public.ts'
import type { VatNumberLookUp } from '#tax-numbers/server/public.ts'
import * as calls from '../contract.ts'
import {
  staffAccountHolder,
  staffNoticeScreenshot,
  staffReleaseAccount,
  staffShopNotices,
} from '../staff/contract.ts'
import { addShop } from './add-shop.ts'
import { checkAgain } from './check-again.ts'
import { confirmShopAccount } from './confirm-account.ts'
import { completeConsent } from './complete-consent.ts'
import { removeShop, revokeAuthorisation } from './end-authorisation.ts'
import { matchShop } from './read-match.ts'
import { moveShopNotice, openShopNotice } from './open-notice.ts'
import { readNotices } from './present-notice.ts'
import { readShopNumbers } from './present-number.ts'
import { recordShopNumber } from './record-number.ts'
import { readHolder, releaseHeldAccount } from './release-account.ts'
import { readAllNotices, openScreenshot } from './staff-notices.ts'
import { presentShop } from './present-shop.ts'
import type { ShopActor, ShopsDeps } from './shops-deps.ts'
import { listShops } from './shops.queries.ts'

/** By the id of the shop. Reports stand above shops: `main` passes this. */
type MissingMonths = (
  companyId: string,
  known: {
    shops: Awaited<ReturnType<typeof listShops>>[number]['shop'][]
    running: Awaited<ReturnType<typeof runningReturnsOf>>
  },
) => Promise<ReadonlyMap<string, readonly string[]>>

export function shopsRoutes(
  deps: ShopsDeps & { lookUp: VatNumberLookUp; missingMonths: MissingMonths },
): Route[] {
  return [
    handle(calls.authorizationInfo, async (context) => {
      const reader = sellerOf(context)
      const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
      const [found, running] = await Promise.all([
        listShops(deps.db, reader.companyId),
        runningReturnsOf(deps.db, reader.companyId, today),
      ])
      const shops = found.map(({ shop }) => shop)
      const missing = await deps.missingMonths(reader.companyId, { shops, running })
      return found.map((shop) => presentShop(deps, reader, shop, { running, missing }))
    }),
    handle(calls.createShop, (context, input) =>
      addShop(deps, actorOf(context), { ...input, id: idOfRequest('shp', context) }),
    ),
    handle(calls.removeShop, (context, { shopId }) => removeShop(deps, actorOf(context), shopId)),
    handle(calls.amazonCallback, (context, input) => completeConsent(deps, actorOf(context), input)),
    handle(calls.confirmAccount, (context, { shopId }) => confirmShopAccount(deps, actorOf(context), shopId)),
    handle(calls.readMatch, (context, { shopId }) => matchShop(deps, sellerOf(context).companyId, shopId)),
    handle(calls.checkShopAgain, (context, { shopId }) =>
      checkAgain(deps, sellerOf(context).companyId, shopId),
    ),
    handle(calls.shopNumbers, (context) => readShopNumbers(deps.db, sellerOf(context).companyId)),
    handle(calls.recordNumber, (context, input) => recordShopNumber(deps, actorOf(context), input)),
    handle(calls.shopNotices, (context) => readNotices(deps, sellerOf(context).companyId)),
    handle(calls.openNotice, (context, input) => openShopNotice(deps, actorOf(context), input)),
    handle(calls.moveNotice, (context, input) => moveShopNotice(deps, actorOf(context), input)),
    ...staffRoutes(deps),
    handle(calls.revokeAmazon, (context, { shopId }) => revokeAuthorisation(deps, actorOf(context), shopId)),
  ]
}

function staffRoutes(deps: ShopsDeps): Route[] {
  return [
    handle(staffShopNotices, (context, filter) =>
      readAllNotices(deps, { ...filter, scope: staffOf(context).scope }),
    ),
    handleFile(staffNoticeScreenshot, (context, { reason, ...notice }) =>
      openScreenshot(deps, { staff: staffOf(context), address: context.ip, reason }, notice),
    ),
    handle(staffAccountHolder, (_context, { sellerId }) => readHolder(deps, sellerId)),
    handle(staffReleaseAccount, (context, input) => releaseHeldAccount(deps, by(context), input)),
  ]
}

const by = (context: CallContext) => ({ staffId: staffOf(context).staffId, address: context.ip })

function actorOf(context: CallContext): ShopActor {
  const { companyId, userId, sessionId } = sellerOf(context)
  return { companyId, userId, sessionId, address: context.ip }
}
