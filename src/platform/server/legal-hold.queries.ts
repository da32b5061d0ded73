import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from './database.ts'

/*
 * What a legal hold keeps is deleted by nobody, however old it is. Every query by which data are forgotten takes its
 * condition from here; `privacy` sets and ends holds. One ends by itself, or by two people: `ended_at` says so.
 */

/** The columns of a row by which a hold may reach it. */
type Reached = {
  company?: unknown
  /** The id of somebody with an account. */
  person?: unknown
  mail?: unknown
  /** A keyed mark of an address. */
  mark?: unknown
}

/** That no hold reaches a row. */
export function notHeld({ company, person, mail, mark }: Reached): SQL {
  const reached = [
    company === undefined ? undefined : sql`(held.about = 'COMPANY' and held.subject_id = ${company})`,
    person === undefined ? undefined : sql`(held.about = 'ACCOUNT' and held.subject_id = ${person})`,
    mail === undefined ? undefined : sql`held.address = lower(${mail})`,
    mark === undefined ? undefined : sql`${mark} = any(held.marks)`,
  ].filter((condition) => condition !== undefined)
  return sql`not exists (select from legal_holds as held where held.ended_at is null and (${sql.join(reached, sql` or `)}))`
}

/** Those of some companies that no hold reaches. */
export async function withoutHeld(executor: Executor, companyIds: Iterable<string>): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(
    sql`select one.id from unnest(${sql.param([...companyIds])}::text[]) as one(id)
      where ${notHeld({ company: sql`one.id` })}`,
  )
  return rows.map(({ id }) => id)
}
