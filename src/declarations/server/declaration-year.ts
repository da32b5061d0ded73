import type { OutputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type {
  declarationYear as declarationYearCall,
  declarationYears as declarationYearsCall,
} from '../contract.ts'
import { daysOfPeriod } from '../period-days.ts'
import { declaredYears, someDeclarations } from './declarations.queries.ts'
import { presentDeclarations } from './present-declaration.ts'

/** Thirty countries with a return and a list each month, and their corrections. */
const MOST = 1_000

/** By what a company's declarations can be narrowed. */
export async function declarationYears(
  executor: Executor,
  companyId: string,
): Promise<OutputOf<typeof declarationYearsCall>> {
  const known = await declaredYears(executor, companyId)
  return {
    years: [...new Set(known.map(({ year }) => year))].toSorted((a, b) => b - a),
    countries: [...new Set(known.map(({ country }) => country))].toSorted(),
  }
}

type Asked = { companyId: string; year?: string | undefined; country?: string | undefined }

/** A company's declarations of one year, for its calendar. */
export async function declarationYear(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  { companyId, year: asked, country }: Asked,
): Promise<OutputOf<typeof declarationYearCall>> {
  const year = asked === undefined ? await latestYear(deps, companyId) : Number(asked)
  const ending = daysOfPeriod(String(year))
  const rows = await someDeclarations(deps.db, { companyId, country, ending }, MOST + 1)
  return { year, records: await presentDeclarations(deps.db, rows.slice(0, MOST)), isCut: rows.length > MOST }
}

async function latestYear(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  companyId: string,
): Promise<number> {
  const { years } = await declarationYears(db, companyId)
  return years[0] ?? Number(dayOf(clock.now(), config.agency.timeZone).slice(0, 4))
}
