import { asc, desc, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { fixedQuery, insertRows, rowsWhere } from '#platform/server/whole-rows.ts'
import { auditAnchors, auditSeals } from './audit.tables.ts'
import type { TrailLine } from './chain.ts'

const SEAL_LOCK = 7_201_004

const lastNumber = fixedQuery<{ last: string }>(
  sql`select case when is_called then last_value else 0 end as last from audit_trail_sequence_seq`,
)

/** The highest number that was ever given to a line, committed or not. */
export async function lastLineNumber(executor: Executor): Promise<number> {
  const [row] = await lastNumber(executor)
  return Number(row?.last ?? 0)
}

const tryLock = fixedQuery<{ free: boolean }>(
  sql`select pg_try_advisory_xact_lock(${sql.raw(String(SEAL_LOCK))}) as free`,
)
const lock = fixedQuery(sql`select pg_advisory_xact_lock(${sql.raw(String(SEAL_LOCK))})`)

/** Whether this transaction may seal: one at a time does, in whichever process. Nobody waits. */
export async function maySeal(tx: Transaction): Promise<boolean> {
  const [row] = await tryLock(tx)
  return row?.free ?? false
}

export const waitToSeal = async (tx: Transaction): Promise<void> => void (await lock(tx))

const writers = fixedQuery<{ writing: boolean }>(sql`select exists (
  select from pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())
    and relation = 'audit_trail'::regclass
) as writing`)

/**
 * Whether a transaction that adds lines is under way. Adding takes this lock before it takes a number, and keeps it
 * until others see the line: where nobody holds it, every number given before belongs to a line that is seen, or to none.
 */
export async function isSomebodyWriting(executor: Executor): Promise<boolean> {
  const [row] = await writers(executor)
  return row?.writing ?? true
}

/** By their numbers, those after one of them. */
export const unsealedLines: (executor: Executor, after: number, most: number) => Promise<TrailLine[]> =
  rowsWhere(
    auditTrail,
    sql`${auditTrail.sequence} > ${''}::bigint and not exists (
      select from ${auditSeals} where ${auditSeals.line} = ${auditTrail.sequence}
    ) order by ${auditTrail.sequence} limit ${''}::int`,
  )

const lastSeal = rowsWhere(auditSeals, sql`true order by ${auditSeals.position} desc limit 1`, [
  'position',
  'hash',
])

/** Where the chain stands: at its last seal, or at the last anchor where no seal is left behind it. */
export async function chainEnd(executor: Executor): Promise<{ position: number; hash: string }> {
  const [seal] = await lastSeal(executor)
  if (seal) return seal
  return (await newestAnchor(executor)) ?? { position: 0, hash: '' }
}

const sealAt = fixedQuery<{ hash: string }>(
  sql`select hash from ${auditSeals} where position = ${''}::bigint
    union all select hash from ${auditAnchors} where position = ${''}::bigint limit 1`,
)

/** The hash of the chain at a position, as its seal says; or an anchor, where lines were removed up to it. */
export async function hashAt(executor: Executor, position: number): Promise<string | undefined> {
  const [row] = await sealAt(executor, position, position)
  return row?.hash
}

export type SealRow = typeof auditSeals.$inferSelect

export const insertSeals = (tx: Transaction, rows: readonly SealRow[]): Promise<void> =>
  insertRows(tx, auditSeals, rows)

export type AnchorRow = typeof auditAnchors.$inferSelect

export async function newestAnchor(executor: Executor): Promise<AnchorRow | undefined> {
  const [row] = await executor.select().from(auditAnchors).orderBy(desc(auditAnchors.position)).limit(1)
  return row
}

/** @returns whether the day had none before */
export async function insertAnchor(tx: Transaction, row: AnchorRow): Promise<boolean> {
  const rows = await tx
    .insert(auditAnchors)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: auditAnchors.day })
  return rows.length > 0
}

/** The last anchor that was kept before this moment. */
export async function lastAnchorBefore(executor: Executor, before: Date): Promise<AnchorRow | undefined> {
  const [row] = await executor
    .select()
    .from(auditAnchors)
    .where(lt(auditAnchors.createdAt, before))
    .orderBy(desc(auditAnchors.position))
    .limit(1)
  return row
}

/** The position of the first seal that is there. */
export async function chainStart(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ position: auditSeals.position })
    .from(auditSeals)
    .orderBy(asc(auditSeals.position))
    .limit(1)
  return row?.position ?? Number.MAX_SAFE_INTEGER
}

/** What one statement removes: it must end within its ten seconds. */
const REMOVED_AT_ONCE = 10_000

/** Removes seals of these positions with their lines, which takes the rights of the tables' owner. */
export async function removeSeals(tx: Transaction, first: number, last: number): Promise<number> {
  await tx.execute(sql`set local greenlane.audit_cut = 'on'`)
  let removed = 0
  for (let from = first; from <= last; from += REMOVED_AT_ONCE) {
    const until = Math.min(last, from + REMOVED_AT_ONCE - 1)
    const { rowCount } = await tx.execute(
      sql`with gone as (delete from ${auditSeals} where ${auditSeals.position} between ${from} and ${until} returning line)
        delete from ${auditTrail} using gone where ${auditTrail.sequence} = gone.line`,
    )
    removed += rowCount ?? 0
  }
  await tx.execute(sql`set local greenlane.audit_cut = 'off'`)
  return removed
}
