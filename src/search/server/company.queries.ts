import { declarationsNumbered } from '#declarations/server/public.ts'
import { documentsCalled } from '#documents/server/public.ts'
import { ordersNumbered, ordersWith } from '#orders/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { readFound, type FoundRow } from '#platform/server/search.queries.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { numbersCalled } from '#registrations/server/public.ts'
import { workOrdersCalled } from '#work-orders/server/public.ts'

/** What a company has that is called so, united from the modules' selects. */
export function findOfCompany(
  executor: Executor,
  companyId: string,
  terms: SearchTerms,
): Promise<FoundRow[]> {
  return readFound(executor, [
    workOrdersCalled(companyId, terms),
    ordersNumbered(companyId, terms),
    ordersWith(companyId, terms),
    declarationsNumbered(companyId, terms),
    numbersCalled(companyId, terms),
    documentsCalled(companyId, terms),
  ])
}
