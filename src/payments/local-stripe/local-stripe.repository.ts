import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { localStripeAnswers, localStripeEvents, localStripeObjects } from './local-stripe.tables.ts'
import type { StripeObject } from './shapes.ts'

export async function insertObject(
  tx: Executor,
  body: StripeObject,
  { intentId, createdAt }: { intentId: string | null; createdAt: Date },
): Promise<void> {
  await tx.insert(localStripeObjects).values({ id: body.id, kind: body.object, intentId, body, createdAt })
}

export async function changeObject(tx: Executor, body: StripeObject): Promise<void> {
  await tx.update(localStripeObjects).set({ body }).where(eq(localStripeObjects.id, body.id))
}

export async function findObject(
  executor: Executor,
  kind: string,
  id: string,
): Promise<StripeObject | undefined> {
  const [row] = await executor
    .select({ body: localStripeObjects.body })
    .from(localStripeObjects)
    .where(and(eq(localStripeObjects.id, id), eq(localStripeObjects.kind, kind)))
  return row?.body
}

export async function lockObject(
  tx: Transaction,
  kind: string,
  id: string,
): Promise<StripeObject | undefined> {
  const [row] = await tx
    .select({ body: localStripeObjects.body })
    .from(localStripeObjects)
    .where(and(eq(localStripeObjects.id, id), eq(localStripeObjects.kind, kind)))
    .for('update')
  return row?.body
}

/** What is known of a payment intent: its refunds, its charge, its disputes. The latest first. */
export async function objectsOf(executor: Executor, kind: string, intentId: string): Promise<StripeObject[]> {
  const rows = await executor
    .select({ body: localStripeObjects.body })
    .from(localStripeObjects)
    .where(and(eq(localStripeObjects.intentId, intentId), eq(localStripeObjects.kind, kind)))
    .orderBy(desc(localStripeObjects.createdAt), desc(localStripeObjects.id))
  return rows.map(({ body }) => body)
}

type Answer = typeof localStripeAnswers.$inferSelect

/** Takes a key for a request, or waits for whoever has it. @returns the answer given before, if there is one */
export async function takeKey(
  tx: Transaction,
  taken: Pick<Answer, 'key' | 'request' | 'createdAt'>,
  keptSince: Date,
): Promise<Answer | undefined> {
  await tx
    .delete(localStripeAnswers)
    .where(and(eq(localStripeAnswers.key, taken.key), lt(localStripeAnswers.createdAt, keptSince)))
  const inserted = await tx
    .insert(localStripeAnswers)
    .values({ ...taken, status: 0 })
    .onConflictDoNothing()
    .returning({ key: localStripeAnswers.key })
  if (inserted.length > 0) return undefined
  const [found] = await tx.select().from(localStripeAnswers).where(eq(localStripeAnswers.key, taken.key))
  return found
}

export async function keepAnswer(
  tx: Transaction,
  key: string,
  { status, answer }: { status: number; answer: Record<string, unknown> },
): Promise<void> {
  await tx.update(localStripeAnswers).set({ status, answer }).where(eq(localStripeAnswers.key, key))
}

type Delivery = typeof localStripeEvents.$inferSelect

export async function insertEvent(
  tx: Transaction,
  event: typeof localStripeEvents.$inferInsert,
): Promise<void> {
  await tx.insert(localStripeEvents).values(event)
}

/** Counts one more attempt to deliver an event. */
export async function countDeliveryTry(executor: Executor, eventId: string): Promise<Delivery | undefined> {
  const [delivery] = await executor
    .update(localStripeEvents)
    .set({ tries: sql`${localStripeEvents.tries} + 1` })
    .where(eq(localStripeEvents.id, eventId))
    .returning()
  return delivery
}

export async function markDelivered(
  executor: Executor,
  eventId: string,
  delivered: { deliveredAt: Date; answers: Delivery['answers'] },
): Promise<void> {
  await executor.update(localStripeEvents).set(delivered).where(eq(localStripeEvents.id, eventId))
}

/** A page of events, the latest first. @returns their bodies, and whether there are more */
export async function pageOfEvents(
  executor: Executor,
  wanted: {
    since: Date
    before: Date | undefined
    types: readonly string[]
    after: string | undefined
    limit: number
  },
): Promise<{ bodies: string[]; hasMore: boolean }> {
  const { createdAt, id, type } = localStripeEvents
  const [last] = wanted.after
    ? await executor.select().from(localStripeEvents).where(eq(id, wanted.after))
    : [undefined]
  const rows = await executor
    .select({ body: localStripeEvents.body })
    .from(localStripeEvents)
    .where(
      and(
        gte(createdAt, wanted.since),
        wanted.before && lt(createdAt, wanted.before),
        wanted.types.length > 0 ? inArray(type, [...wanted.types]) : undefined,
        last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(wanted.limit + 1)
  return { bodies: rows.slice(0, wanted.limit).map(({ body }) => body), hasMore: rows.length > wanted.limit }
}
