import type { Delivery, Endpoint } from '../contract.ts'
import type { DeliveryRow, EndpointRow } from './webhooks.tables.ts'

export function presentEndpoint(row: EndpointRow, now: Date): Endpoint {
  const { id, url, description, events, disabledBecause, previousUntil } = row
  return {
    id,
    url,
    description,
    events,
    createdAt: row.createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    disabledBecause,
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
  }
}

export function presentDelivery(row: DeliveryRow): Delivery {
  const { eventId, type, payload, state, attempts, failure, answerStatus, answerText } = row
  return {
    eventId,
    type,
    payload,
    state,
    attempts,
    failure,
    answerStatus,
    answerText,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }
}
