import { sql, type SQL } from 'drizzle-orm'
import { MEMBER_REMOVED } from '#accounts/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { NamedPlace } from '../../data-classes.ts'
import type { PersonRule } from '../../data-classes/data-class.ts'
import { ERASED_NAME } from '../../erasure-states.ts'
import { rowsOfCompanies } from '../rows-of-companies.queries.ts'

/** Whom to take out. Once the account is empty, name and address are not known any more. */
export type Subject = {
  userId: string
  known: { name: string; email: string; marks: readonly string[] } | undefined
  companyIds: readonly string[]
}
type Taken = { count: number; fileIds: string[] }

const NOTHING: Taken = { count: 0, fileIds: [] }

/** Applies one rule to one table. Twice changes nothing more. */
export async function takeOut(
  tx: Transaction,
  place: NamedPlace,
  rule: PersonRule,
  subject: Subject,
): Promise<Taken> {
  const { userId, known } = subject
  if ('rows' in rule) return deleteRows(tx, place, sql`${sql.identifier(rule.rows)} = ${userId}`)
  if ('holdsId' in rule)
    return deleteRows(tx, place, sql`strpos(${sql.identifier(rule.holdsId)}, ${userId}) > 0`)
  if ('name' in rule) {
    const column = sql.identifier(rule.name)
    const mine = sql`${sql.identifier(rule.id)} = ${userId} and ${column} <> ${ERASED_NAME}`
    return change(tx, place, column, sql`${ERASED_NAME}`, mine)
  }
  if (!known) return NOTHING
  if ('mail' in rule) return deleteRows(tx, place, sql`lower(${sql.identifier(rule.mail)}) = ${known.email}`)
  if ('markedMail' in rule)
    return deleteRows(
      tx,
      place,
      sql`${sql.identifier(rule.markedMail)} = any(${sql.param([...known.marks])}::text[])`,
    )
  if ('holdsMail' in rule)
    return deleteRows(tx, place, sql`strpos(lower(${sql.identifier(rule.holdsMail)}), ${known.email}) > 0`)
  const company = rowsOfCompanies(place, subject.companyIds)
  if ('nameAlone' in rule) {
    const column = sql.identifier(rule.nameAlone)
    const isSeller = rule.kind ? sql`${sql.identifier(rule.kind)} <> 'staff'` : sql`true`
    const mine = sql`${column} = ${known.name} and ${isSeller} and ${company}`
    return change(tx, place, column, sql`${ERASED_NAME}`, mine)
  }
  return withinJson(tx, place, { column: rule.within, known, company })
}

/** The parameters of texts that say who: a word that is also a name stays a word everywhere else. */
const WHO = ['by', 'email', 'name', 'who']

function withinJson(
  tx: Transaction,
  place: NamedPlace,
  { column: name, known, company }: { column: string; known: { name: string; email: string }; company: SQL },
): Promise<Taken> {
  const column = sql.identifier(name)
  const naming = sql`jsonb_each_text(${column}) as one where one.key = any(${sql.param(WHO)}::text[])
    and (one.value = ${known.name} or lower(one.value) = ${known.email})`
  const replaced = sql`${column} || (select jsonb_object_agg(one.key, ${ERASED_NAME}::text) from ${naming})`
  return change(tx, place, column, replaced, sql`${company} and exists (select from ${naming})`)
}

async function deleteRows(tx: Transaction, { table, bytes }: NamedPlace, where: SQL): Promise<Taken> {
  const file = bytes ? sql.identifier(bytes) : sql`null`
  const { rows } = await tx.execute<{ file: string | null }>(
    sql`delete from ${sql.identifier(table)} where ${where} returning ${file} as file`,
  )
  return { count: rows.length, fileIds: rows.flatMap(({ file: id }) => id ?? []) }
}

async function change(
  tx: Transaction,
  { table }: NamedPlace,
  column: SQL | ReturnType<typeof sql.identifier>,
  value: SQL,
  where: SQL,
): Promise<Taken> {
  const { rowCount } = await tx.execute(
    sql`update ${sql.identifier(table)} set ${column} = ${value} where ${where}`,
  )
  return { count: rowCount ?? 0, fileIds: [] }
}

/**
 * Jobs that wait with the person’s id, or that failed naming their address. Ours names only the erasure; what tells a
 * company that somebody left it says an id alone, and finds no name any more.
 */
export async function endJobsOf(tx: Transaction, { userId, known }: Subject): Promise<number> {
  const email = known?.email ?? userId
  const { rows } = await tx.execute(
    sql`select graphile_worker.complete_jobs(array(
        select id from graphile_worker._private_jobs where locked_at is null
          and task_id not in (select id from graphile_worker._private_tasks where starts_with(identifier, ${MEMBER_REMOVED}))
          and (strpos(payload::text, ${userId}) > 0 or strpos(lower(coalesce(last_error, '')), ${email}) > 0)))`,
  )
  return rows.length
}
