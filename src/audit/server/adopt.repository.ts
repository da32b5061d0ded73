import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { auditTrail, auditTrailBefore } from '#platform/server/platform.tables.ts'
import { insertRows, rowsWhere } from '#platform/server/whole-rows.ts'
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

const after = rowsWhere(
  auditTrailBefore,
  sql`${auditTrailBefore.sequence} > ${''}::bigint order by ${auditTrailBefore.sequence} limit ${''}::int`,
)

export async function earlierLines(executor: Executor, number: number, most: number): Promise<EarlierLine[]> {
  return (await after(executor, number, most)).map(({ sequence, line }) => {
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

export const removeEarlierLines = async (tx: Transaction): Promise<void> =>
  void (await tx.execute(sql`delete from ${auditTrailBefore}`))
