import { expect, test } from 'vitest'
import { afterAccepted, afterRejected, areRejected, NO_WEBHOOKS } from './webhook-health.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 8, minute))
const rejectedAt = (...minutes: number[]) =>
  minutes.reduce((known, minute) => afterRejected(known, at(minute), 'payment.webhook_rejected'), NO_WEBHOOKS)

test.each([
  [[], false],
  [[0], false],
  [[0, 20], false],
  [[0, 1, 2], false],
  [[0, 5, 10], true],
  [[0, 1, 2, 40], true],
])('rejected at the minutes %j: %s', (minutes, expected) =>
  expect(areRejected(rejectedAt(...minutes))).toBe(expected),
)

test('one that is accepted begins the count anew, and what was rejected before stays known', () => {
  const told = { ...rejectedAt(0, 5, 10), isTold: true }
  const accepted = afterAccepted(told, at(11))
  expect(accepted).toEqual({
    acceptedAt: at(11).toISOString(),
    rejectedAt: at(10).toISOString(),
    refusal: 'payment.webhook_rejected',
    rejections: 0,
    isTold: false,
  })
  expect(areRejected(afterRejected(accepted, at(30), 'payment.webhook_mismatch'))).toBe(false)
})
