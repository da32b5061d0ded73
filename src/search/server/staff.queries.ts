import { sql } from 'drizzle-orm'
import { companiesCalled, companiesOfPerson } from '#accounts/server/public.ts'
import { declarationsOfAny } from '#declarations/server/public.ts'
import { enquiriesCalled } from '#enquiries/server/public.ts'
import { invoicesNumbered } from '#invoices/server/public.ts'
import { confirmationsNumbered } from '#confirmations/server/public.ts'
import { ordersOfAny } from '#orders/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { readFound, type FoundRow } from '#platform/server/search.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { companyInScope } from '#staff/server/public.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { numbersOfAny } from '#registrations/server/public.ts'
import { workOrdersOfAny } from '#work-orders/server/public.ts'
import type { StaffResultKind } from '../staff/contract.ts'

export type StaffTerms = SearchTerms & {
  /** The record numbers that were meant, in full. */
  full: readonly string[]
}

export function findCustomers(
  executor: Executor,
  terms: SearchTerms,
  scope: StaffScope,
  { byPeople }: { byPeople: boolean },
): Promise<FoundRow[]> {
  const seen = companyInScope(scope, sql`companies.id`)
  return readFound(executor, [
    companiesCalled(terms, seen),
    ...(byPeople ? [companiesOfPerson(terms, seen)] : []),
  ])
}

/** The records of all companies with these numbers, and the newest of the companies that were found. */
export function findRecords(
  executor: Executor,
  terms: StaffTerms,
  {
    companyIds,
    kinds,
    scope,
    lang,
  }: { companyIds: readonly string[]; kinds: ReadonlySet<StaffResultKind>; scope: StaffScope; lang: Lang },
): Promise<FoundRow[]> {
  const { full } = terms
  const hasRecords = full.length > 0 || companyIds.length > 0
  const selects = [
    ...(kinds.has('WORK_ORDER') && hasRecords
      ? [workOrdersOfAny({ numbers: full, companyIds, scope, lang })]
      : []),
    ...(kinds.has('ORDER') && hasRecords ? [ordersOfAny({ numbers: full, companyIds, scope, lang })] : []),
    ...(kinds.has('DECLARATION') && full.length > 0 ? [declarationsOfAny(full, scope, lang)] : []),
    ...(kinds.has('NUMBER') && terms.digits !== '' ? [numbersOfAny(terms, scope, lang)] : []),
    ...(kinds.has('LETTER') && full.length > 0 ? [confirmationsNumbered(full, scope)] : []),
    ...(kinds.has('INVOICE') && full.length > 0 ? [invoicesNumbered(full)] : []),
    ...(kinds.has('ENQUIRY') ? [enquiriesCalled(terms)] : []),
  ]
  return selects.length === 0 ? Promise.resolve([]) : readFound(executor, selects)
}
