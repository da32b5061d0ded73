import { priceDay, readCatalogue } from '#catalogue/server/public.ts'
import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { checkCoupon, claimCoupon, listCoupons } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import type { CartPort, OrdersPort } from './cart-port.ts'
import { checkCoupon as check } from './check-coupon.ts'
import { claimCoupon as claim } from './claim-coupon.ts'
import { couponRefusals } from './coupons.errors.ts'
import { countByState, pageOfState } from './coupons.queries.ts'
import { presentCoupon } from './present-coupon.ts'
import { findStaffCoupon, pageOfCoupons } from './staff-coupons.queries.ts'
import { createCoupon, stopCoupon, updateCoupon } from './write-coupon.ts'

type Ports = { linesInCart: CartPort; hasOrdered: OrdersPort }

export function couponsRoutes(deps: ServerDeps, ports: Ports): Route[] {
  return [...sellerRoutes(deps, ports), ...staffRoutes(deps)]
}

function sellerRoutes(deps: ServerDeps, ports: Ports): Route[] {
  return [
    handle(listCoupons, async (context, { state, page, pageSize }) => {
      const { companyId } = sellerOf(context)
      const [catalogue, hasOrdered] = await Promise.all([readCatalogue(deps), ports.hasOrdered(companyId)])
      const { day } = catalogue
      const asking = { companyId, hasOrdered }
      const [found, counts] = await Promise.all([
        pageOfState(deps.db, asking, { state, day, page, pageSize }),
        countByState(deps.db, asking, day),
      ])
      const records = found.map((coupon) =>
        presentCoupon(coupon, { catalogue, lang: context.lang, hasOrdered }),
      )
      return { records, total: counts[state], page, pageSize, counts }
    }),
    handle(claimCoupon, async (context, input) => {
      const seller = sellerOf(context)
      const hasOrdered = await ports.hasOrdered(seller.companyId)
      const claimed = await claim(deps, { ...seller, hasOrdered }, input, context.ip)
      return presentCoupon(claimed, { catalogue: await readCatalogue(deps), lang: context.lang, hasOrdered })
    }),
    handle(checkCoupon, (context, input) =>
      check({ ...deps, ...ports }, sellerOf(context), input, context.lang),
    ),
  ]
}

const writerOf = (context: CallContext) => ({ staffId: staffOf(context).staffId, address: context.ip })

function staffRoutes(deps: ServerDeps): Route[] {
  const read = async (id: string) => {
    const coupon = await findStaffCoupon(deps.db, id, priceDay(deps))
    if (!coupon) throw couponRefusals.not_found()
    return coupon
  }
  return [
    handle(staff.staffCoupons, async (_context, input) => {
      const { page, pageSize } = input
      const found = await pageOfCoupons(deps.db, { ...input, day: priceDay(deps) })
      return { ...found, page, pageSize }
    }),
    handle(staff.staffCoupon, (_context, { id }) => read(id)),
    handle(staff.staffCreateCoupon, async (context, input) =>
      read(await createCoupon(deps, writerOf(context), { ...input, id: idOfRequest('cp', context) })),
    ),
    handle(staff.staffUpdateCoupon, async (context, input) => {
      await updateCoupon(deps, writerOf(context), input)
      return read(input.id)
    }),
    handle(staff.staffStopCoupon, async (context, input) => {
      await stopCoupon(deps, writerOf(context), input)
      return read(input.id)
    }),
  ]
}
