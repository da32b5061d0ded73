import { type Money, money } from '#platform/shared/money.ts'

/**
 * What is still due on an order: its total less the money that has arrived for it and was not given back. The
 * one rule, wherever a sum is asked for.
 */
export const dueOf = (total: Money, received: number): Money =>
  money(Math.max(0, total.amount - received), total.currency)
