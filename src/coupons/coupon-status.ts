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
}

const OBSTACLES = ['stopped', 'expired', 'used', 'used_up', 'not_begun'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** What keeps a company with this many uses from using a coupon today; undefined where it may. */
export function obstacleOf(coupon: CouponLimits, usedByCompany: number, day: Day): Obstacle | undefined {
  if (usedByCompany >= coupon.usesPerCompany) return 'used'
  if (coupon.stopped) return 'stopped'
  if (day > coupon.validUntil) return 'expired'
  if (coupon.totalUses !== null && coupon.uses >= coupon.totalUses) return 'used_up'
  if (day < coupon.validFrom) return 'not_begun'
  return undefined
}

/**
 * The list that a claimed coupon is in. One that begins later is listed as usable; one used up by others as
 * expired.
 */
export function stateOf(
  coupon: CouponLimits,
  usedByCompany: number,
  day: Day,
): Exclude<CouponState, 'offered'> {
  const obstacle = obstacleOf(coupon, usedByCompany, day)
  if (obstacle === 'used') return 'used'
  return obstacle === undefined || obstacle === 'not_begun' ? 'usable' : 'expired'
}

/** The status for staff. */
export function staffStateOf(coupon: CouponLimits, day: Day): StaffCouponState {
  if (coupon.stopped) return 'stopped'
  if (day > coupon.validUntil) return 'ended'
  return day < coupon.validFrom ? 'upcoming' : 'active'
}
