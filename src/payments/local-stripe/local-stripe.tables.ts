import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/server/columns.ts'
import type { Behaviour } from './behaviours.ts'
import type { StripeObject } from './shapes.ts'

/** The data of the local Stripe: another firm's tables, which the portal never reads. */
export const localStripeObjects = pgTable(
  'local_stripe_objects',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** The payment intent that it is about. */
    intentId: text('intent_id'),
    /** As the API shows it. */
    body: jsonb('body').$type<StripeObject>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('local_stripe_objects_intent').on(table.intentId, table.kind)],
)

/** Answers by idempotency key: the same request again gets the same answer. */
export const localStripeAnswers = pgTable('local_stripe_answers', {
  key: text('key').primaryKey(),
  request: text('request').notNull(),
  status: integer('status').notNull(),
  answer: jsonb('answer').$type<Record<string, unknown>>(),
  createdAt: createdAt(),
})

/** Events to be delivered to the merchant, kept until they arrive; the body is signed anew at each attempt. */
export const localStripeEvents = pgTable(
  'local_stripe_events',
  {
    id: id(),
    objectId: text('object_id').notNull(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    tries: integer('tries').notNull(),
    createdAt: createdAt(),
    deliveredAt: instant('delivered_at'),
    /** What was sent and how the merchant answered, as a provider's dashboard shows it. */
    answers: jsonb('answers').$type<{ sent: string; status: number }[]>().notNull().default([]),
    /** The misbehaviour of this delivery. */
    behaviour: text('behaviour').$type<Behaviour>().notNull().default('prompt'),
  },
  (table) => [
    index('local_stripe_events_created').on(table.createdAt, table.id),
    index('local_stripe_events_object').on(table.objectId),
  ],
)
