import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { declarations } from './declarations.tables.ts'

/** One-stop-shop declarations that were opened for the whole Union, in the order of their ids, with the number of each. */
export function unidentifiedDeclarations(
  executor: Executor,
  { after, limit }: { after: string; limit: number },
) {
  return executor
    .select({
      companyId: declarations.companyId,
      id: declarations.id,
      country: declarations.country,
      number: registrations.registrationNumber,
      fromDay: declarations.fromDay,
    })
    .from(declarations)
    .innerJoin(
      registrations,
      and(
        eq(registrations.companyId, declarations.companyId),
        eq(registrations.id, declarations.registrationId),
      ),
    )
    .where(and(gt(declarations.id, after), eq(declarations.country, 'EU'), ne(declarations.scheme, 'LOCAL')))
    .orderBy(asc(declarations.id))
    .limit(limit)
}
