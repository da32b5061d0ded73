import { sql, type SQL } from 'drizzle-orm'
import { MEMBER_REMOVED } from '#accounts/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { type NamedPlace, PLACES } from '../../data-classes.ts'
import type { PersonRule } from '../../data-classes/data-class.ts'
import { ERASED_NAME } from '../../erasure-states.ts'
import { namingIn, rowsOfPerson } from './rows-of-person.queries.ts'
import type { Subject } from './subject.ts'

type Taken = { count: number; fileIds: string[] }

const NOTHING: Taken = { count: 0, fileIds: [] }

/** Applies one rule to one table. Twice changes nothing more. */
export async function takeOut(
  tx: Transaction,
  place: NamedPlace,
  rule: PersonRule,
  subject: Subject,
): Promise<Taken> {
  const where = rowsOfPerson(place, rule, subject)
  if (!where) return NOTHING
  if ('name' in rule) return change(tx, place, rule.name, sql`${ERASED_NAME}`, where)
  if ('nameAlone' in rule) return change(tx, place, rule.nameAlone, sql`${ERASED_NAME}`, where)
  if ('within' in rule) {
    if (!subject.known) return NOTHING
    const replaced = sql`${sql.identifier(rule.within)} || (select jsonb_object_agg(one.key, ${ERASED_NAME}::text) from ${namingIn(rule.within, subject.known)})`
    return change(tx, place, rule.within, replaced, where)
  }
  return deleteRows(tx, place, where)
}

async function deleteRows(tx: Transaction, { table, bytes }: NamedPlace, where: SQL): Promise<Taken> {
  // What belongs to these rows alone goes before them.
  for (const { table: child, over } of PLACES)
    if (over?.table === table)
      await tx.execute(
        sql`delete from ${sql.identifier(child)} where ${sql.identifier(over.column)} in
          (select ${sql.identifier(over.key)} from ${sql.identifier(table)} where ${where})`,
      )
  const file = bytes ? sql.identifier(bytes) : sql`null`
  const { rows } = await tx.execute<{ file: string | null }>(
    sql`delete from ${sql.identifier(table)} where ${where} returning ${file} as file`,
  )
  return { count: rows.length, fileIds: rows.flatMap(({ file: id }) => id ?? []) }
}

async function change(
  tx: Transaction,
  { table }: NamedPlace,
  column: string,
  value: SQL,
  where: SQL,
): Promise<Taken> {
  const { rowCount } = await tx.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${where}`,
  )
  return { count: rowCount ?? 0, fileIds: [] }
}

/**
 * Jobs that wait with an id of the person, or that failed naming their address. Ours names only the erasure; what tells a
 * company that somebody left it says an id alone, and finds no name any more.
 */
export async function endJobsOf(tx: Transaction, { ids, known }: Subject): Promise<number> {
  const email = known?.email ?? null
  const { rows } = await tx.execute(
    sql`select graphile_worker.complete_jobs(array(
        select id from graphile_worker._private_jobs where locked_at is null
          and task_id not in (select id from graphile_worker._private_tasks where starts_with(identifier, ${MEMBER_REMOVED}))
          and (exists (select from unnest(${sql.param([...ids])}::text[]) as mine where strpos(payload::text, mine) > 0)
            or strpos(lower(coalesce(last_error, '')), ${email}::text) > 0)))`,
  )
  return rows.length
}
