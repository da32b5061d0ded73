import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { storedFiles } from '#documents/server/documents.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { countedPage } from '#platform/server/paging.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { rowsAsValue } from '#platform/server/rows-as-value.queries.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { mandates } from './mandates.tables.ts'
import { filingTerms, registrations, renewals, servicePeriods } from './registrations.tables.ts'
import { takeovers } from './takeovers.tables.ts'

const ofPage = (table: typeof filingTerms | typeof servicePeriods | typeof renewals) =>
  sql`${table}.company_id = page.company_id and ${table}.registration_id = page.id`

/** The last day that returns cover, of a registration that is called `page`. */
export function coveredUntil(): SQL<Day | null> {
  const last = sql`select max(${servicePeriods}.to_day)::text from ${servicePeriods}
    where ${ofPage(servicePeriods)} and ${servicePeriods}.kind = 'RETURN' and ${servicePeriods}.state in ('OPEN', 'CLOSED')`
  return sql<Day | null>`(${last})`
}

const ordered = sql`select from ${renewals} where ${ofPage(renewals)} and ${renewals}.status = 'ORDERED'`

/** What stands beside a registration in its list, where `page` selects registrations. */
const BESIDE = {
  terms: rowsAsValue(filingTerms, {
    columns: [
      'id',
      'productName',
      'country',
      'status',
      'months',
      'annualReturns',
      'rhythm',
      'workOrderId',
      'coversFrom',
      'coversUntil',
      'lastDueOn',
    ],
    where: ofPage(filingTerms),
    order: sql`${filingTerms}.is_renewal, ${filingTerms}.created_at, ${filingTerms}.id`,
  }),
  /** Those that are still to be filed, of which the list names the next. */
  periods: rowsAsValue(servicePeriods, {
    columns: ['id', 'termId', 'kind', 'rhythm', 'fromDay', 'toDay', 'dueOn', 'state', 'filedOn'],
    where: sql`${ofPage(servicePeriods)} and ${servicePeriods}.state = 'OPEN'
      and ${servicePeriods}.filed_on is null and ${servicePeriods}.due_on is not null`,
    order: sql`${servicePeriods}.to_day, ${servicePeriods}.from_day`,
  }),
  certificates: rowsAsValue(storedFiles, {
    columns: ['id', 'name'],
    where: sql`${storedFiles}.company_id = page.company_id and ${storedFiles}.id = page.certificate_file_id`,
  }),
  /** Whatever has not ended in its country, and what was revoked. */
  mandates: rowsAsValue(mandates, {
    columns: [
      'id',
      'country',
      'scope',
      'workOrderId',
      'status',
      'expiresOn',
      'endedOn',
      'endReason',
      'replacesId',
      'createdAt',
    ],
    where: sql`${mandates}.company_id = page.company_id and ${mandates}.country = page.country
      and (${mandates}.status <> 'ENDED' or ${mandates}.end_reason = 'REVOKED')`,
  }),
  takeovers: rowsAsValue(takeovers, {
    columns: ['doneAt', 'toAnswer'],
    where: sql`${takeovers}.company_id = page.company_id and ${takeovers}.registration_id = page.id`,
  }),
  covered: coveredUntil(),
  isOrdered: sql<boolean>`exists (${ordered})`,
}

const registrationPage = preparedOnce((executor, _shape: 'own') => {
  const own = eq(registrations.companyId, sql.placeholder('companyId'))
  const page = executor
    .select()
    .from(registrations)
    .where(own)
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  const all = sql`select count(*) from ${registrations} where ${own}`
  return executor
    .select({
      id: page.id,
      productName: page.productName,
      country: page.country,
      kind: page.kind,
      registrationNumber: page.registrationNumber,
      validFrom: page.validFrom,
      validTo: page.validTo,
      endedOn: page.endedOn,
      endReason: page.endReason,
      orderId: page.orderId,
      orderNumber: page.orderNumber,
      workOrderId: page.workOrderId,
      workOrderNumber: page.workOrderNumber,
      ...BESIDE,
      counted: sql<number>`(${all})`.mapWith(Number),
    })
    .from(page)
    .orderBy(desc(page.createdAt), desc(page.id))
    .prepare('')
})

/** The company's registrations, newest first, each with what stands beside it. */
export function findRegistrations(
  executor: Executor,
  { companyId, today, ...window }: { companyId: string; today: Day; page: number; pageSize: number },
) {
  const statement = registrationPage(executor, 'own')
  return countedPage(window, (part) => statement.execute({ companyId, today, ...part }))
}
export type ListedRegistration = Awaited<ReturnType<typeof findRegistrations>>['rows'][number]
