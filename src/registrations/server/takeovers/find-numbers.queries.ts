import { inArray, sql, and, isNull } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { companiesCalled, companiesOfPerson } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { FOUND_AT_MOST, readFound } from '#platform/server/search.queries.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { companyInScope, inScope } from '#staff/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { NodeResult } from '#catalogue/process.ts'
import { TAKEN_OVER } from '../../takeover/may-take-over.ts'
import { DIGITS_OF_NUMBER, registrations, servicePeriods } from '../registrations.tables.ts'
import { takeovers } from '../takeovers.tables.ts'

/** Whoever has more looks for the number itself. */
const NUMBERS_AT_MOST = 30
const NUMBERED_AT_MOST = 100

/** The companies that were meant: by name, by a member, by their own number, and by a number that was obtained for them. */
export async function findCompanies(executor: Executor, terms: SearchTerms, scope: StaffScope) {
  const seen = companyInScope(scope, sql`companies.id`)
  const [called, numbered] = await Promise.all([
    readFound(executor, [companiesCalled(terms, seen), companiesOfPerson(terms, seen)]),
    terms.digits === '' ? [] : companiesNumbered(executor, terms.digits),
  ])
  const ids = [...new Set([...numbered, ...called.map(({ id }) => id)])]
  if (ids.length === 0) return []
  const rows = await executor
    .select({
      id: companies.id,
      name: companies.name,
      nameOriginal: companies.nameOriginal,
      country: companies.country,
      vatNumber: companies.vatNumber,
    })
    .from(companies)
    .where(and(inArray(companies.id, ids), isNull(companies.closedAt), companyInScope(scope, companies.id)))
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** By the index of digits, which the planner leaves aside where companies are told apart at once. */
async function companiesNumbered(executor: Executor, digits: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    with numbered as materialized (
      select ${registrations.companyId} from ${registrations}
      where ${DIGITS_OF_NUMBER} ~>=~ ${digits} and ${DIGITS_OF_NUMBER} ~<~ ${`${digits}:`} limit ${NUMBERED_AT_MOST}
    )
    select distinct company_id as id from numbered limit ${FOUND_AT_MOST}`)
  return rows.map(({ id }) => id)
}

export type NumberRow = {
  id: string
  companyId: string
  country: string
  kind: NodeResult | null
  registrationNumber: string | null
  productCode: string
  productName: LocalText
  validFrom: Day | null
  endedOn: Day | null
  rhythm: Frequency | null
  periodOffset: number
  isBegun: boolean
  ours: Day | null
}

const kinds = sql.raw(TAKEN_OVER.map((kind) => `'${kind}'`).join(', '))

/** The newest numbers of each of some companies, and whether each is being taken over already. */
export async function numbersOfCompanies(
  executor: Executor,
  companyIds: readonly string[],
  scope: StaffScope,
): Promise<NumberRow[]> {
  const columns = { country: sql`own.country`, companyId: sql`own.company_id` }
  const seen = inScope(scope, columns) ?? sql`true`
  const { rows } = await executor.execute<NumberRow>(sql`
    select r.id, r.company_id as "companyId", r.country, r.kind,
      r.registration_number as "registrationNumber", r.product_code as "productCode",
      r.product_name as "productName", r.valid_from as "validFrom", r.ended_on::text as "endedOn", r.rhythm,
      r.period_offset as "periodOffset",
      exists (select from ${takeovers} t where t.company_id = r.company_id and t.registration_id = r.id) as "isBegun",
      (select min(p.from_day)::text from ${servicePeriods} p where p.company_id = r.company_id
        and p.registration_id = r.id and p.kind = 'RETURN' and p.state in ('OPEN', 'CLOSED')) as ours
    from unnest(${sql.param([...companyIds])}::text[]) as of(id)
    cross join lateral (
      select * from ${registrations} own where own.company_id = of.id and own.kind in (${kinds}) and ${seen}
      order by own.created_at desc, own.id limit ${NUMBERS_AT_MOST}
    ) r`)
  return rows
}
