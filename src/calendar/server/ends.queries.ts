import { sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/server/database.ts'
import { opaque } from '#platform/server/opaque.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { mandatesEnding, registrationsEnding, termsEnding } from '#registrations/server/public.ts'
import { authorisationsEnding } from '#shops/server/public.ts'
export type EndingKind = 'term' | 'registration' | 'mandate' | 'shop'

const ends = preparedOnce((executor, _shape: 'own') => {
  const company = opaque(sql.placeholder('companyId'))
  const days = { from: sql.placeholder('from'), to: sql.placeholder('to') }
  return unionAll(
    termsEnding(executor, company, days),
    registrationsEnding(executor, company, days),
    mandatesEnding(executor, company, days),
    authorisationsEnding(executor, company, days),
  ).prepare('')
})

/** What of a company ends between two days, united from the modules' selects. */
export async function endsBetween(
  executor: Executor,
  companyId: string,
  { from, to }: { from: Day; to: Day },
) {
  const rows = await ends(executor, 'own').execute({ companyId, from, to })
  return rows.map((row) => ({ ...row, what: row.what as EndingKind }))
}
export type Ending = Awaited<ReturnType<typeof endsBetween>>[number]
