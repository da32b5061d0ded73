import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Human-readable running numbers (`WO-2026-000123`); the row lock makes a series gapless within its transaction. */
export const numberSeries = pgTable('number_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** Answers stored under an `Idempotency-Key`, for 24 hours, per principal and call. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    principal: text('principal').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** null while the first request is in progress */
    status: integer('status'),
    /** sealed by the secret box */
    answer: text('answer'),
    /** mark of the process in charge, see liveness.ts */
    holder: integer('holder').notNull().default(0),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.principal, table.call, table.key] }),
    index('idempotent_answers_started').on(table.startedAt),
  ],
)

/** Counted tries per key and window; in the database, so that a restart does not reset them. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_counters_window').on(table.windowStart),
  ],
)

/**
 * Who did what to which record: only ever added to. What is personal in a line is sealed under the key of a person; the
 * chain that the lines are in is apart (`audit_seals`), so that no line waits for another one.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    record: text('record').notNull(),
    companyId: text('company_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    /** Whose key opens what is personal. */
    personId: text('person_id'),
    /** The address and what else is personal; null where there is nothing, or the key was destroyed before. */
    personal: text('personal'),
  },
  // Each index is paid for by every line: there is none that no read needs.
  (table) => [index('audit_trail_record').on(table.record)],
)

/** Lines of before there was a keyed chain, as they were; a start takes them into it, and the table is empty then. */
export const auditTrailBefore = pgTable('audit_trail_before', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  line: jsonb('line').notNull(),
})

/** The key of each person under which the audit trail keeps what is personal. To destroy it is to forget. */
export const personKeys = pgTable('person_keys', {
  personId: text('person_id').primaryKey(),
  /** sealed by the secret box; null once it is destroyed */
  sealed: text('sealed'),
  createdAt: instant('created_at').notNull(),
  destroyedAt: instant('destroyed_at'),
})

/** Facts about this installation: seeded or not, versions of data. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** The job workers of each running process, by its mark (see liveness.ts): a dead one's jobs are unlocked. */
export const jobWorkers = pgTable('job_workers', {
  workerId: text('worker_id').primaryKey(),
  mark: integer('mark').notNull(),
})
