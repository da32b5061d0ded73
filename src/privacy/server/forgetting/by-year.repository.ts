import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import { type NamedPlace, PLACES } from '../../data-classes.ts'
import type { PersonRule } from '../../data-classes/data-class.ts'
import { ERASED_NAME } from '../../erasure-states.ts'

/**
 * Money without an order: what was sent back before a moment, and what came in before a day and nobody claims.
 * @returns how many rows went
 */
export async function deleteLooseTransfers(
  tx: Transaction,
  { returnedBefore, bookedBefore }: { returnedBefore: Date; bookedBefore: Day },
): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from incoming_transfers where order_id is null and payment_id is null
      and ((status = 'RETURNED' and decided_at < ${returnedBefore.toISOString()}) or (status = 'OPEN' and day < ${bookedBefore}))`,
  )
  return rowCount ?? 0
}

/**
 * What a register published beside its answer goes; number, answer and consultation number stay. The trigger that keeps
 * the answers lets nothing else be changed.
 * @returns how many rows were changed
 */
export async function blankPublishedNames(
  tx: Transaction,
  { before, unnamedBefore }: { before: Date; unnamedBefore: Date },
): Promise<number> {
  await tx.execute(sql`select set_config('greenlane.forgetting', 'on', true)`)
  const { rowCount } = await tx.execute(
    sql`update vat_number_checks as one set published_name = null, published_address = null
      where (published_name is not null or published_address is not null)
        and (checked_at < ${before.toISOString()} or (checked_at < ${unnamedBefore.toISOString()}
          and not exists (select from report_buyer_numbers as sold where sold.number = one.vat_number)
          and not exists (select from companies where companies.vat_number = one.vat_number)))`,
  )
  return rowCount ?? 0
}

/** Somebody of the staff who left before a moment. */
export type Leaver = { id: string; name: string; email: string }

/** @param kept where those are of whom nothing is left to do: whose address, or whose name, is gone */
export async function staffWhoLeft(db: Database, before: Date, gone: 'access' | 'name'): Promise<Leaver[]> {
  const left = sql`disabled_at < ${before.toISOString()}`
  const todo =
    gone === 'access'
      ? // A hold on their address keeps all of it: the name goes after the address.
        sql`email not like ${`%${NOBODYS}`} and ${notHeld({ mail: sql`email` })}`
      : sql`email like ${`%${NOBODYS}`} and name <> ${ERASED_NAME}`
  const { rows } = await db.execute<Leaver>(
    sql`select id, name, email from staff_members where ${left} and ${todo} order by id`,
  )
  return rows
}

/** Addresses that belong to nobody (RFC 2606). */
const NOBODYS = '@left.invalid'

/** Nobody signs in any more, and nobody can be let in again: no key is left. */
export async function emptyStaffAccess(tx: Transaction, { id }: Leaver, passwordHash: string): Promise<void> {
  await tx.execute(
    sql`update staff_members set email = ${`${id.toLowerCase()}${NOBODYS}`}, password_hash = ${passwordHash},
      password_until = null, totp_secret_sealed = '' where id = ${id} and disabled_at is not null`,
  )
}

export async function emptyStaffName(tx: Transaction, { id }: Leaver): Promise<void> {
  await tx.execute(sql`update staff_members set name = ${ERASED_NAME} where id = ${id}`)
}

type Ruled = { place: NamedPlace; rule: PersonRule }

/** What is their own: rows that are named by their id. */
export const OWN_OF_STAFF: readonly Ruled[] = PLACES.flatMap((place) =>
  (place.staff ?? []).flatMap((rule) => ('rows' in rule ? [{ place, rule }] : [])),
)
/** Their name beside what they did, also where sellers act. */
export const NAMES_OF_STAFF: readonly Ruled[] = PLACES.flatMap((place) =>
  [...(place.staff ?? []), ...(place.person ?? [])].flatMap((rule) =>
    'name' in rule || 'nameAlone' in rule || 'within' in rule ? [{ place, rule }] : [],
  ),
)

/** The parameters of texts that say who did something. */
const WHO = ['by', 'name', 'who']

/** @returns how many rows were deleted or changed */
export async function takeOutStaff(
  tx: Transaction,
  { place, rule }: Ruled,
  { id, name }: Leaver,
): Promise<number> {
  const table = sql.identifier(place.table)
  if ('rows' in rule) {
    const own = rule.unless === undefined ? sql`true` : sql`not ${sql.identifier(rule.unless)}`
    return countOf(tx, sql`delete from ${table} where ${sql.identifier(rule.rows)} = ${id} and ${own}`)
  }
  if ('name' in rule)
    return countOf(
      tx,
      sql`update ${table} set ${sql.identifier(rule.name)} = ${ERASED_NAME}
        where ${sql.identifier(rule.id)} = ${id} and ${sql.identifier(rule.name)} <> ${ERASED_NAME}`,
    )
  if ('nameAlone' in rule) {
    const column = sql.identifier(rule.nameAlone)
    const isStaff = rule.kind ? sql` and ${sql.identifier(rule.kind)} = 'staff'` : sql``
    return countOf(
      tx,
      sql`update ${table} set ${column} = ${ERASED_NAME} where ${column} = ${name}${isStaff}`,
    )
  }
  if (!('within' in rule)) return 0
  const column = sql.identifier(rule.within)
  const naming = sql`jsonb_each_text(${column}) as one
    where one.key = any(${sql.param(WHO)}::text[]) and one.value = ${name}`
  return countOf(
    tx,
    sql`update ${table} set ${column} = ${column} || (select jsonb_object_agg(one.key, ${ERASED_NAME}::text) from ${naming})
      where exists (select from ${naming})`,
  )
}

async function countOf(tx: Transaction, statement: ReturnType<typeof sql>): Promise<number> {
  return (await tx.execute(statement)).rowCount ?? 0
}
