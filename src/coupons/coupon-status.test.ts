import { expect, test } from 'vitest'
import { type CouponLimits, obstacleOf, staffStateOf, stateOf } from './coupon-status.ts'

const limits = (more: Partial<CouponLimits> = {}): CouponLimits => ({
  validFrom: '2026-03-01',
  validUntil: '2026-03-31',
  stopped: false,
  totalUses: 10,
  uses: 0,
  usesPerCompany: 2,
  firstOrderOnly: false,
  ...more,
})

test.each([
  ['on the first day', {}, 0, '2026-03-01', undefined, 'usable', 'active'],
  ['on the last day', {}, 1, '2026-03-31', undefined, 'usable', 'active'],
  ['the day before', {}, 0, '2026-02-28', 'not_begun', 'usable', 'upcoming'],
  ['the day after', {}, 0, '2026-04-01', 'expired', 'expired', 'ended'],
  ['used as often as allowed', {}, 2, '2026-03-10', 'used', 'used', 'active'],
  ['used, and over', {}, 2, '2026-04-10', 'used', 'used', 'ended'],
  ['used up by others', { uses: 10 }, 0, '2026-03-10', 'used_up', 'expired', 'active'],
  ['without a total', { uses: 9_999, totalUses: null }, 0, '2026-03-10', undefined, 'usable', 'active'],
  ['stopped', { stopped: true }, 0, '2026-03-10', 'stopped', 'expired', 'stopped'],
] as const)('%s', (_name, more, used, day, obstacle, state, staffState) => {
  const company = { used, hasOrdered: true }
  expect(obstacleOf(limits(more), company, day)).toBe(obstacle)
  expect(stateOf(limits(more), company, day)).toBe(state)
  expect(staffStateOf(limits(more), day)).toBe(staffState)
})

test.each([
  ['before any order', 0, false, undefined, 'usable'],
  ['after an order without it', 0, true, 'not_first_order', 'expired'],
  ['used for the first order', 1, true, 'used', 'used'],
] as const)('for the first order only: %s', (_name, used, hasOrdered, obstacle, state) => {
  const coupon = limits({ usesPerCompany: 1, firstOrderOnly: true })
  expect(obstacleOf(coupon, { used, hasOrdered }, '2026-03-10')).toBe(obstacle)
  expect(stateOf(coupon, { used, hasOrdered }, '2026-03-10')).toBe(state)
})
