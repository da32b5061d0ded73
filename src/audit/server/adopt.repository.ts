import { eq, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { auditTrail, auditTrailBefore, installation } from '#platform/server/platform.tables.ts'
import { fixedQuery, insertRows, rowsWhere } from '#platform/server/whole-rows.ts'
import type { TrailLine } from './chain.ts'

/** A line of before the keyed chain. */
export type EarlierLine = Omit<TrailLine, 'personId' | 'personal'> & {
  address: string | null
  previousHash: string
  hash: string
}

type Stored = Record<
  'at' | 'actor_kind' | 'actor_id' | 'action' | 'record' | 'previous_hash' | 'hash',
  string
> & {
  company_id: string | null
  address: string | null
  detail: Record<string, unknown>
}

const first = rowsWhere(auditTrailBefore, sql`true order by ${auditTrailBefore.sequence} limit ${''}::int`)

/** The first ones that are not in the trail yet. */
export async function earlierLines(executor: Executor, most: number): Promise<EarlierLine[]> {
  return (await first(executor, most)).map(({ sequence, line }) => {
    const { at, action, record, address, detail, hash, ...stored } = line as Stored
    return {
      sequence,
      at: new Date(at),
      actorKind: stored.actor_kind,
      actorId: stored.actor_id,
      action,
      record,
      companyId: stored.company_id,
      address,
      detail,
      previousHash: stored.previous_hash,
      hash,
    }
  })
}

export const insertAdopted = (tx: Transaction, rows: readonly TrailLine[]): Promise<void> =>
  insertRows(tx, auditTrail, rows)

export async function removeEarlierLines(tx: Transaction, until: number): Promise<void> {
  await tx.delete(auditTrailBefore).where(lte(auditTrailBefore.sequence, until))
}

/** How far it has come: what was taken over until which number, the old hash there, and where the old chain broke. */
export type Adoption = { lines: number; until: number; hash: string; brokenAt: number | null }

const KEY = 'audit-adoption'

const toAdopt = fixedQuery<{ left: boolean }>(sql`select exists (select from ${auditTrailBefore})
  or exists (select from ${installation} where key = '${sql.raw(KEY)}') as left`)

/** Whether it is not done yet: lines are left, or the one that says what was found. */
export async function areLinesToAdopt(executor: Executor): Promise<boolean> {
  const [row] = await toAdopt(executor)
  return row?.left ?? true
}

export async function findAdoption(tx: Transaction): Promise<Adoption> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, KEY))
  return row ? (row.value as Adoption) : { lines: 0, until: 0, hash: '', brokenAt: null }
}

export async function saveAdoption(tx: Transaction, value: Adoption): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

export async function endAdoption(tx: Transaction): Promise<void> {
  await tx.delete(installation).where(eq(installation.key, KEY))
}
