import type { SentType } from '../event-types.ts'

/** The text for each event. */
export const EVENT_NAMES = {
  'order.paid': 'event_order_paid',
  'work_order.opened': 'event_work_order_opened',
  'work_order.turn_changed': 'event_work_order_turn_changed',
  'work_order.granted': 'event_work_order_granted',
  'work_order.finished': 'event_work_order_finished',
  'supplement.asked': 'event_supplement_asked',
  'declaration.waiting_for_confirmation': 'event_declaration_waiting',
  'declaration.filed': 'event_declaration_filed',
  'webhook.test': 'event_test',
} as const satisfies Record<SentType, string>
