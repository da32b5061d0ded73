import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from './database.ts'
import { personKeys } from './platform.tables.ts'
import { fixedQuery, rowsWhere } from './whole-rows.ts'

const keysOf = rowsWhere(personKeys, sql`${personKeys.personId} = any(${''}::text[])`, ['personId', 'sealed'])

export function findPersonKeys(
  executor: Executor,
  ids: readonly string[],
): Promise<{ personId: string; sealed: string | null }[]> {
  return keysOf(executor, ids)
}

const insert = fixedQuery(sql`insert into ${personKeys} (person_id, sealed, created_at)
  select person_id, sealed, created_at from json_populate_recordset(null::${personKeys}, ${''}::json)
  on conflict (person_id) do nothing`)

/** Those that another one made meanwhile stay as they are. */
export async function insertPersonKeys(
  tx: Transaction,
  rows: readonly { personId: string; sealed: string; createdAt: Date }[],
): Promise<void> {
  const sent = rows.map(({ personId, sealed, createdAt }) => ({
    person_id: personId,
    sealed,
    created_at: createdAt,
  }))
  await insert(tx, JSON.stringify(sent))
}

const destroy = fixedQuery(sql`insert into ${personKeys} (person_id, sealed, created_at, destroyed_at)
  values (${''}, null, ${''}, ${''})
  on conflict (person_id) do update set sealed = null, destroyed_at = excluded.destroyed_at
  where ${personKeys.sealed} is not null`)

/**
 * Destroys the key of a person: what the audit trail says of them beyond ids is unreadable from the commit on, and
 * nothing personal is written of them again. The chain stays whole, since it is over what is sealed.
 */
export async function destroyPersonKey(tx: Transaction, personId: string, at: Date): Promise<void> {
  await destroy(tx, personId, at.toISOString(), at.toISOString())
}
