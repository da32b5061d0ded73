import type { Day } from '#platform/shared/calendar.ts'
import type { CouponState } from './contract.ts'
import type { StaffCouponState } from './staff/contract.ts'

/** The fields of a coupon that decide whether it may still be used. */
export type CouponLimits = {
  validFrom: Day
  validUntil: Day
  stopped: boolean
  totalUses: number | null
  uses: number
  usesPerCompany: number
  /** Only for a company that has not ordered anything yet. */
  firstOrderOnly: boolean
}

/** What a company has done so far: how often it used the coupon, and whether it has placed an order that still counts. */
export type CompanyRecord = { used: number; hasOrdered: boolean }

const OBSTACLES = ['stopped', 'expired', 'used', 'used_up', 'not_first_order', 'not_begun'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** What keeps a company with this record from using a coupon today; undefined where it may. */
export function obstacleOf(
  coupon: CouponLimits,
  { used, hasOrdered }: CompanyRecord,
  day: Day,
): Obstacle | undefined {
  if (used >= coupon.usesPerCompany) return 'used'
  if (coupon.stopped) return 'stopped'
  if (day > coupon.validUntil) return 'expired'
  if (coupon.totalUses !== null && coupon.uses >= coupon.totalUses) return 'used_up'
  if (coupon.firstOrderOnly && hasOrdered) return 'not_first_order'
  if (day < coupon.validFrom) return 'not_begun'
  return undefined
}

/**
 * The list that a claimed coupon is in. One that begins later is listed as usable; one used up by others, or for a
 * first order that has been placed, as expired.
 */
export function stateOf(
  coupon: CouponLimits,
  company: CompanyRecord,
  day: Day,
): Exclude<CouponState, 'offered'> {
  const obstacle = obstacleOf(coupon, company, day)
  if (obstacle === 'used') return 'used'
  return obstacle === undefined || obstacle === 'not_begun' ? 'usable' : 'expired'
}

/** The status for staff. */
export function staffStateOf(coupon: CouponLimits, day: Day): StaffCouponState {
  if (coupon.stopped) return 'stopped'
  if (day > coupon.validUntil) return 'ended'
  return day < coupon.validFrom ? 'upcoming' : 'active'
}
