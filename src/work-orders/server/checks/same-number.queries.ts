import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { numberMarks } from '#forms/server/forms.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { companyInScope } from '#staff/server/public.ts'

/** The other companies at which one of the marks stands, and whether each is in somebody's scope; never the number. */
export async function holdersOfMarks(
  executor: Executor,
  {
    marks,
    except,
    scope,
    limit,
  }: { marks: readonly string[]; except: string; scope: StaffScope; limit: number },
) {
  if (marks.length === 0) return []
  return executor
    .selectDistinct({
      mark: numberMarks.mark,
      companyId: numberMarks.companyId,
      name: companies.name,
      nameOriginal: companies.nameOriginal,
      isSeen: sql<boolean>`${companyInScope(scope, companies.id) ?? sql`true`}`,
    })
    .from(numberMarks)
    .innerJoin(companies, eq(companies.id, numberMarks.companyId))
    .where(and(inArray(numberMarks.mark, [...marks]), ne(numberMarks.companyId, except)))
    .orderBy(asc(companies.name), asc(numberMarks.companyId))
    .limit(limit)
}
