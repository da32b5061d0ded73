import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { listOf } from '#platform/server/search.queries.ts'
import {
  DIGITS_OF_NUMBER,
  DIGITS_OF_TAX_NUMBER,
  registrations,
} from '#registrations/server/registrations.tables.ts'
import { woNodes, workOrders } from '#work-orders/server/work-orders.tables.ts'
import { SIGNS_OF_NAMES } from '../hints/find-names.ts'
import { authorityLetters } from './letters.tables.ts'

/** Whose a letter may be; `key` is what it was found by. */
export type Owner = {
  key: string
  companyId: string
  /** Whether that is its name. */
  isName: boolean
  company: string
  companyOriginal: string | null
  workOrderId: string | null
  number: string | null
  /** What was obtained under the number that it was found by, or what an earlier letter was about. */
  registration: { id: string; product: LocalText; country: string; number: string | null } | null
}

/** More than a letter is about: its text names what everybody has. */
const OWNERS_AT_MOST = 20

const nameKeyOf = (name: SQL) => sql`translate(lower(normalize(${name}, NFKC)), ${SIGNS_OF_NAMES}, '')`
const numberKeyOf = (number: SQL) => sql`regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g')`

/** Companies by their names in either script, and by the numbers that they entered. */
export async function companiesNamed(
  executor: Executor,
  { names, numbers }: { names: readonly string[]; numbers: readonly string[] },
): Promise<Owner[]> {
  const keys = [
    { key: nameKeyOf(sql`name`), among: names, isName: true },
    { key: nameKeyOf(sql`name_original`), among: names, isName: true },
    { key: nameKeyOf(sql`latin ->> 'name'`), among: names, isName: true },
    { key: numberKeyOf(sql`vat_number`), among: numbers, isName: false },
    // As a letter writes it that leaves the country out.
    { key: sql`substr(${numberKeyOf(sql`vat_number`)}, 3)`, among: numbers, isName: false },
    { key: numberKeyOf(sql`registration_number`), among: numbers, isName: false },
  ]
  const rows = keys.map(
    ({ key, among, isName }) =>
      sql`(select ${key} as key, ${isName}::boolean as is_name, id, name, name_original from ${companies} where closed_at is null and ${key} = any(${listOf(among)}) limit ${OWNERS_AT_MOST})`,
  )
  const found = await executor.execute<{
    key: string
    is_name: boolean
    id: string
    name: string
    name_original: string | null
  }>(sql.join(rows, sql` union all `))
  return found.rows.map(({ key, is_name: isName, id, name, name_original: companyOriginal }) => ({
    key,
    isName,
    companyId: id,
    company: name,
    companyOriginal,
    workOrderId: null,
    number: null,
    ...NO_REGISTRATION,
  }))
}

const owned = (key: SQL<string>) => ({
  key,
  companyId: companies.id,
  company: companies.name,
  companyOriginal: companies.nameOriginal,
  isName: sql<boolean>`false`,
  workOrderId: workOrders.id,
  number: workOrders.number,
})

const obtained = {
  id: registrations.id,
  product: registrations.productName,
  country: registrations.country,
  number: registrations.registrationNumber,
}
const NO_REGISTRATION = { registration: null }

/** By the numbers that were obtained for them. @param numbers as the letter has them, with or without the country */
export async function ownersOfNumbers(executor: Executor, numbers: readonly string[]): Promise<Owner[]> {
  const digits = [...new Set(numbers.map((number) => number.replace(/\D/g, '')))]
  const key = sql<string>`${numberKeyOf(sql`${registrations.registrationNumber}`)}`
  const bare = sql`regexp_replace(${key}, '^[A-Z]{2}', '')`
  return executor
    .select({ ...owned(key), registration: obtained })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.companyId))
    .leftJoin(workOrders, eq(workOrders.id, registrations.workOrderId))
    .where(
      and(
        // By its index first: companies have a column of this name too.
        sql`${registrations.id} in (select id from ${registrations} where ${DIGITS_OF_NUMBER} = any(${listOf(digits)}))`,
        sql`(${key} = any(${listOf(numbers)}) or ${bare} = any(${listOf(numbers)}))`,
      ),
    )
    .limit(OWNERS_AT_MOST)
}

/** By the number under which returns are filed, where the state has another. */
export async function ownersOfTaxNumbers(executor: Executor, numbers: readonly string[]): Promise<Owner[]> {
  const digits = [...new Set(numbers.map((number) => number.replace(/\D/g, '')))]
  const key = sql<string>`${numberKeyOf(sql`${registrations.taxNumber}`)}`
  return executor
    .select({ ...owned(key), registration: obtained })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.companyId))
    .leftJoin(workOrders, eq(workOrders.id, registrations.workOrderId))
    .where(
      and(
        sql`${registrations.id} in (select id from ${registrations} where ${DIGITS_OF_TAX_NUMBER} = any(${listOf(digits)}))`,
        sql`${key} = any(${listOf(numbers)})`,
      ),
    )
    .limit(OWNERS_AT_MOST)
}

export async function ownersOfWorkOrders(executor: Executor, numbers: readonly string[]): Promise<Owner[]> {
  if (numbers.length === 0) return []
  const rows = await executor
    .select(owned(sql<string>`${workOrders.number}`))
    .from(workOrders)
    .innerJoin(companies, eq(companies.id, workOrders.companyId))
    .where(inArray(workOrders.number, [...numbers]))
    .limit(OWNERS_AT_MOST)
  return rows.map((row) => ({ ...row, ...NO_REGISTRATION }))
}

/** By what the authority called it when it was filed, and by earlier letters about the same. */
export async function ownersOfReferences(
  executor: Executor,
  {
    letterId,
    references,
    keys,
  }: { letterId: string; references: readonly string[]; keys: readonly string[] },
): Promise<Owner[]> {
  const filed = executor
    .select(owned(sql<string>`${woNodes.details}->>'reference'`))
    .from(woNodes)
    .innerJoin(workOrders, eq(workOrders.id, woNodes.workOrderId))
    .innerJoin(companies, eq(companies.id, workOrders.companyId))
    .where(sql`lower(${woNodes.details}->>'reference') = any(${listOf(references)})`)
    .limit(OWNERS_AT_MOST)
  const earlier = executor
    .select({ ...owned(sql<string>`${authorityLetters.referenceKey}`), registration: obtained })
    .from(authorityLetters)
    .innerJoin(companies, eq(companies.id, authorityLetters.companyId))
    .leftJoin(workOrders, eq(workOrders.id, authorityLetters.workOrderId))
    .leftJoin(
      registrations,
      and(
        eq(registrations.companyId, authorityLetters.companyId),
        eq(registrations.id, authorityLetters.registrationId),
      ),
    )
    .where(
      and(sql`${authorityLetters.referenceKey} = any(${listOf(keys)})`, ne(authorityLetters.id, letterId)),
    )
    .limit(OWNERS_AT_MOST)
  const [byFiling, byLetter] = await Promise.all([filed, earlier])
  return [...byFiling.map((row) => ({ ...row, ...NO_REGISTRATION })), ...byLetter]
}
