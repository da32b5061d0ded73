import type { OutputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { declarationYear as declarationYearCall } from '../contract.ts'
import { daysOfPeriod } from '../period-days.ts'
import { declaredYears, someDeclarations } from './declarations.queries.ts'
import { presentDeclaration } from './present-declaration.ts'

/** Thirty countries with a return and a list each month, and their corrections. */
const MOST = 1_000

type Asked = { companyId: string; year?: string | undefined; country?: string | undefined }

/** A company's declarations of one year, for its calendar. */
export async function declarationYear(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  { companyId, year: asked, country }: Asked,
): Promise<OutputOf<typeof declarationYearCall>> {
  const known = await declaredYears(db, companyId)
  const years = [...new Set(known.map((one) => one.year))].toSorted((a, b) => b - a)
  const today = dayOf(clock.now(), config.agency.timeZone)
  const year = asked === undefined ? (years[0] ?? Number(today.slice(0, 4))) : Number(asked)
  const ending = daysOfPeriod(String(year))
  const rows = await someDeclarations(db, { companyId, country, ending }, MOST + 1)
  return {
    year,
    years,
    countries: [...new Set(known.map((one) => one.country))].toSorted(),
    records: rows.slice(0, MOST).map(presentDeclaration),
    isCut: rows.length > MOST,
  }
}
