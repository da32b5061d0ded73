import { expect, it } from 'vitest'
import { endOfOrder } from './end-of-order.ts'
import type { WorkOrderStatus } from './states.ts'

it.each<[WorkOrderStatus[], string | undefined]>([
  [[], undefined],
  [['OPEN'], undefined],
  [['COMPLETED', 'ON_HOLD'], undefined],
  [['CANCELLED', 'OPEN'], undefined],
  [['COMPLETED'], 'COMPLETED'],
  [['COMPLETED', 'CANCELLED'], 'COMPLETED'],
  [['CANCELLED'], 'CANCELLED'],
  [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
])('an order with %s work ends %s', (statuses, end) => {
  expect(endOfOrder(statuses)).toBe(end)
})
