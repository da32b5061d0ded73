import { membershipsOf } from '#accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { companiesOverview, CompanyMatter } from '../contract.ts'
import { inOrderOfDue } from '../order-of-due.ts'
import { listMatters, type Reading } from './list-matters.ts'

const SHOWN = 50

/** What waits in every company of a person: each read as its own members read it, put together only here. */
export async function readOverview(
  db: Database,
  { userId, connectsAmazon }: { userId: string; connectsAmazon: boolean },
  reading: Reading,
): Promise<OutputOf<typeof companiesOverview>> {
  const companies: OutputOf<typeof companiesOverview>['companies'] = []
  const matters: CompanyMatter[] = []
  for (const { id, name } of await membershipsOf(db, userId)) {
    const filter = { companyId: id, connectsAmazon, page: 1, pageSize: SHOWN }
    const { records, total, payments } = await listMatters(db, filter, reading)
    companies.push({ id, name, toDos: total, payments })
    matters.push(...records.map((matter) => ({ ...matter, company: { id, name } })))
  }
  return { companies, matters: matters.toSorted(inOrderOfDue).slice(0, SHOWN) }
}
