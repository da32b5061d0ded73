import { findOrdersForPayment } from '#orders/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { EventType } from '../event-types.ts'
import type { Happened } from './offer-event.ts'

/** What modules publish, as receivers are told it. What is not named here leaves nobody's hands. */
export async function aboutOrder(executor: Executor, orderId: string): Promise<Happened | undefined> {
  const [order] = await findOrdersForPayment(executor, [orderId])
  if (!order) return undefined
  const { companyId, number: orderNumber } = order
  return { companyId, type: 'order.paid', subject: orderId, data: { orderId, orderNumber, status: 'PAID' } }
}

const OF_WORK_ORDER: Readonly<Record<string, EventType>> = {
  opened: 'work_order.opened',
  turn_changed: 'work_order.turn_changed',
  granted: 'work_order.granted',
  supplement_asked: 'supplement.asked',
  finished: 'work_order.finished',
}

const STANDING = ['workOrderId', 'orderId', 'orderNumber', 'country', 'service', 'status', 'turn', 'step']

export function aboutWorkOrder(news: JobPayload): Happened | undefined {
  const type = OF_WORK_ORDER[String(news['what'])]
  if (!type) return undefined
  const data = { ...pick(news, STANDING), workOrderNumber: textOf(news['number']) }
  const subject = `${String(news['workOrderId'])}:${String(news['revision'])}`
  return { companyId: String(news['companyId']), type, at: String(news['at']), subject, data }
}

const OF_DECLARATION: Readonly<Record<string, EventType>> = {
  AWAITING_CONFIRMATION: 'declaration.waiting_for_confirmation',
  FILED: 'declaration.filed',
}

const DECLARED = ['declarationId', 'kind', 'scheme', 'country', 'from', 'to', 'status']

export function aboutDeclaration(news: JobPayload): Happened | undefined {
  const type = OF_DECLARATION[String(news['status'])]
  if (!type) return undefined
  const at = String(news['at'])
  const subject = `${String(news['declarationId'])}:${at}`
  const data = { ...pick(news, DECLARED), declarationNumber: textOf(news['number']) }
  return { companyId: String(news['companyId']), type, at, subject, data }
}

const textOf = (value: JobPayload[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

const pick = (news: JobPayload, keys: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(keys.map((key) => [key, textOf(news[key])]))
