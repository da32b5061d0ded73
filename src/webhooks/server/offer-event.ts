import { createHash } from 'node:crypto'
import { TEST_TYPE, type EventType, type SentType } from '../event-types.ts'
import { leaseFrom, queueTry } from './queue-delivery.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { endpointsOf } from './webhooks.queries.ts'
import { insertDeliveries } from './webhooks.repository.ts'
import type { DeliveryRow, EndpointRow } from './webhooks.tables.ts'

export type Happened = {
  companyId: string
  type: EventType
  /** When; without it, now. */
  at?: string
  /** Tells it apart from everything else of its type. */
  subject: string
  /** Ids, numbers of ours and states: nothing of a person. */
  data: Record<string, string | null>
}

/** Tells an event to the endpoints that chose it: once each, however often the work that reports it is repeated. */
export async function offerEvent(deps: WebhookDeps, event: Happened): Promise<void> {
  const { companyId, type, subject, at, data } = event
  const endpoints = await endpointsOf(deps.db, companyId)
  const chosen = endpoints.filter(({ disabledAt, events }) => disabledAt === null && events.includes(type))
  if (chosen.length === 0) return
  const now = deps.clock.now()
  const payload = payloadOf(type, at ?? now.toISOString(), data)
  const eventId = eventIdOf(type, subject)
  await deps.db.transaction(async (tx) => {
    const rows = chosen.map((endpoint) => newDelivery(endpoint, { eventId, type, payload, now }))
    for (const row of await insertDeliveries(tx, rows)) {
      const endpoint = chosen.find(({ id }) => id === row.endpointId)
      await queueTry(tx, deps, row, (endpoint?.failingSince ?? null) === null ? 'ordinary' : 'failing')
    }
  })
}

/** What a receiver reads, as Standard Webhooks recommends. */
export const payloadOf = (type: SentType, timestamp: string, data: Record<string, string | null>): string =>
  JSON.stringify({ type, timestamp, data })

/** The same for the same event. */
const eventIdOf = (type: string, subject: string): string =>
  `evt_${createHash('sha256').update(`${type}:${subject}`).digest('hex').slice(0, 26)}`

export function newDelivery(
  { companyId, id: endpointId }: EndpointRow,
  { eventId, type, payload, now }: { eventId: string; type: SentType; payload: string; now: Date },
): DeliveryRow {
  return {
    companyId,
    endpointId,
    eventId,
    type,
    payload,
    state: 'WAITING',
    attempts: 0,
    nextTryAt: leaseFrom(now),
    triedAt: null,
    failure: null,
    answerStatus: null,
    answerText: null,
    createdAt: now,
  }
}

export const isTest = ({ type }: Pick<DeliveryRow, 'type'>): boolean => type === TEST_TYPE
