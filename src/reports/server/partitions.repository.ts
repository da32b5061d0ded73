import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'

/** Partitions are made one after the other, whichever process needs them. */
const MAKING_PARTITIONS = 7_340_221

/** `2026-03-01` */
const MONTH = /^(\d{4})-(\d{2})-01$/

/**
 * Makes the partitions of the transactions for some months, where they are missing. A table is attached, rather than
 * created as a partition: that would keep every reader of the transactions waiting.
 */
export async function makePartitions(db: Database, months: readonly string[]): Promise<void> {
  for (const month of months) {
    const name = partitionOf(month)
    if (await exists(db, name)) continue
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MAKING_PARTITIONS})`)
      if (await exists(tx, name)) return
      const table = sql.identifier(name)
      await tx.execute(
        sql`create table ${table} (like transactions including defaults including constraints)`,
      )
      await tx.execute(
        sql`alter table transactions attach partition ${table} for values from (${sql.raw(`'${month}'`)}) to (${sql.raw(`'${nextMonth(month)}'`)})`,
      )
    })
  }
}

async function exists(executor: Pick<Database, 'execute'>, name: string): Promise<boolean> {
  const { rows } = await executor.execute<{ found: boolean }>(
    sql`select to_regclass(${`public.${name}`}) is not null as found`,
  )
  return rows[0]?.found === true
}

/** By what rows are looked for. */
const LOOKED_FOR = sql.raw('company_id, month, id, order_id, original_day')

/**
 * Has the database look at months that it has never looked at: until then it plans as if they were nearly empty, and its own
 * upkeep comes a minute later. Whoever sends the files of two years in a row does not wait that long.
 */
export async function knowMonths(db: Database, months: Iterable<string>): Promise<void> {
  const names = [...months].map(partitionOf)
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = any(${sql.param(names)}::text[]) and reltuples < 0 order by 1`,
  )
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)} (${LOOKED_FOR})`)
}

/** The name goes into statements as it is, so it is made of digits alone. */
function partitionOf(month: string): string {
  const [, year, number] = MONTH.exec(month) ?? []
  if (!year || !number) throw new Error(`no month: ${month}`)
  return `transactions_${year}_${number}`
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}-01`
}

/** The first days of the months before a day that have a partition, in order. */
export async function partitionsBefore(db: Database, day: Day): Promise<Day[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'transactions'::regclass order by 1`,
  )
  return rows.flatMap(({ name }) => {
    const [, year, number] = PARTITION.exec(name) ?? []
    const month = `${year}-${number}-01`
    return year && number && month < day ? [month] : []
  })
}

const PARTITION = /^transactions_(\d{4})_(\d{2})$/

/** How long readers of sales wait at most, behind whoever reads at this moment: the next night tries again. */
const PATIENCE = '1s'

/**
 * Drops the partition of a month if nothing is in it. Nobody reads or writes meanwhile: what is written right after
 * makes it anew. @returns whether it did
 */
export async function dropIfEmpty(db: Database, month: Day): Promise<boolean> {
  const table = sql.identifier(partitionOf(month))
  const isEmpty = async (executor: Pick<Database, 'execute'>) => {
    const { rows } = await executor.execute<{ some: boolean }>(
      sql`select exists (select from ${table}) as some`,
    )
    return rows[0]?.some === false
  }
  // Most months have sales: nobody is kept waiting for those.
  if (!(await isEmpty(db))) return false
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MAKING_PARTITIONS})`)
    await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${PATIENCE}'`)}`)
    await tx.execute(sql`lock table transactions in access exclusive mode`)
    if (!(await isEmpty(tx))) return false
    await tx.execute(sql`drop table ${table}`)
    return true
  })
}
