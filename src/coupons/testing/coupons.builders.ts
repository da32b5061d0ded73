import { priceDay } from '#catalogue/server/public.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { createCoupon } from '../server/write-coupon.ts'
import type { CouponDraft } from '../staff/contract.ts'

let made = 0

/** Ten percent on everything, valid as long as a test runs, unless given otherwise. */
export function couponDraft(app: TestApp, more: Partial<CouponDraft> = {}): CouponDraft {
  const today = priceDay(app.deps)
  return {
    name: { en: `Coupon ${made}`, zh: `优惠券${made}` },
    terms: { en: '', zh: '' },
    basisPoints: 1000,
    amounts: {},
    minimums: {},
    categories: [],
    products: [],
    validFrom: addDays(today, -30),
    validUntil: addDays(today, 30),
    totalUses: null,
    usesPerCompany: 1,
    stackable: true,
    claimable: false,
    firstOrderOnly: false,
    ...more,
  }
}

/** A coupon as `couponDraft` has it. @returns its code */
export async function makeCoupon(app: TestApp, more: Partial<CouponDraft> = {}): Promise<string> {
  const code = `TEST-${String(++made).padStart(4, '0')}`
  const draft = couponDraft(app, more)
  await createCoupon(app.deps, { staffId: 'test', address: 'test' }, { id: newId('cp'), code, draft })
  return code
}
