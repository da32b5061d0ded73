/**
 * What a company's own systems can be told. The names never change: receivers compare them. Each carries ids, numbers
 * of ours and states; what it means is read by the calls, under a session that may.
 */
export const EVENT_TYPES = [
  'order.paid',
  'work_order.opened',
  'work_order.turn_changed',
  'work_order.granted',
  'work_order.finished',
  'supplement.asked',
  'declaration.waiting_for_confirmation',
  'declaration.filed',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Sent when an owner presses “Send a test”: it says nothing, and is tried once. */
export const TEST_TYPE = 'webhook.test'
export type SentType = EventType | typeof TEST_TYPE

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why a try failed. */
export const FAILURES = [
  'STATUS',
  'REDIRECT',
  'TIMEOUT',
  'NAME_UNKNOWN',
  'ADDRESS_REFUSED',
  'CERTIFICATE',
  'CONNECTION',
  'GONE',
  'DISABLED',
] as const
export type Failure = (typeof FAILURES)[number]

export const ENDPOINTS_AT_MOST = 10
