import { describe, expect, it } from 'vitest'
import { canTake } from '#platform/shared/state-machine.ts'
import { isInForce, MANDATE_MOVES, mandateView, noticeStep, type MandateStatus } from './mandate-states.ts'

const TODAY = '2026-11-22'
const inForce = (expiresOn: string | null) => ({ status: 'IN_FORCE', expiresOn, endReason: null }) as const

describe('what a reader sees of a mandate', () => {
  it.each([
    ['without an end', inForce(null), 'IN_FORCE'],
    ['61 days before its last day', inForce('2027-01-22'), 'IN_FORCE'],
    ['60 days before its last day', inForce('2027-01-21'), 'ENDING'],
    ['on its last day', inForce('2026-11-22'), 'ENDING'],
    ['the day after', inForce('2026-11-21'), 'EXPIRED'],
    ['revoked before its end', { status: 'ENDED', expiresOn: '2027-01-22', endReason: 'REVOKED' }, 'REVOKED'],
    ['replaced', { status: 'ENDED', expiresOn: '2026-01-22', endReason: 'REPLACED' }, 'REPLACED'],
    ['waiting for its check', { status: 'SUBMITTED', expiresOn: null, endReason: null }, 'SUBMITTED'],
    ['returned', { status: 'RETURNED', expiresOn: null, endReason: null }, 'RETURNED'],
  ] as const)('%s', (_name, mandate, view) => {
    expect(mandateView(mandate, TODAY)).toBe(view)
  })

  it('only what is in force and not over lets the agency act', () => {
    expect(
      ['IN_FORCE', 'ENDING', 'EXPIRED', 'SUBMITTED', 'REVOKED'].map((view) => isInForce(view as 'ENDING')),
    ).toEqual([true, true, false, false, false])
  })
})

it('what has ended stays ended', () => {
  for (const action of ['accept', 'return', 'withdraw', 'end'] as const)
    expect(canTake(MANDATE_MOVES, 'ENDED' as MandateStatus, action)).toBe(false)
})

it.each([
  ['2027-01-22', undefined],
  ['2027-01-21', 60],
  ['2026-12-23', 60],
  ['2026-12-22', 30],
  ['2026-11-30', 30],
  ['2026-11-29', undefined],
  ['2026-11-21', undefined],
])('an end on %s is told at step %s', (expiresOn, step) => {
  expect(noticeStep(expiresOn, TODAY)).toBe(step)
})
