import { ledgerLinesOf } from '#ledger/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import {
  disagreeingRows,
  finishedReports,
  openRows,
  sumsByBuyer,
  totalsOf,
  unitsSold,
} from '#reports/server/public.ts'
import { conclusiveChecks } from '#tax-numbers/server/public.ts'
import { limitsOn } from '#thresholds/server/public.ts'
import type { RegisterAnswer } from '../lost-numbers.ts'
import { missingReports, type MissingReport } from '../missing-reports.ts'
import { shopsBefore } from './reported.queries.ts'
import type { ReturnSources } from './return-sources.ts'

/** What the other modules keep: sales that were imported, documents that were reviewed. */
export function realSources(timeZone: string): ReturnSources {
  return {
    totalsOf,
    ledgerLinesOf,
    sumsByBuyer,
    unitsSold,
    openRows,
    disagreeingRows,
    missingReports: (executor, asked) => missingOf(executor, asked, timeZone),
    registerAnswers: (executor, numbers) => answersOf(executor, numbers, timeZone),
    limitsOn,
  }
}

async function answersOf(
  executor: Executor,
  numbers: readonly string[],
  timeZone: string,
): Promise<RegisterAnswer[]> {
  const checks = await conclusiveChecks(executor, numbers)
  return checks.map(({ vatNumber, valid, at }) => ({ number: vatNumber, valid, day: dayOf(at, timeZone) }))
}

async function missingOf(
  executor: Executor,
  { companyId, from, to }: { companyId: string; from: string; to: string },
  timeZone: string,
): Promise<MissingReport[]> {
  const rows = await shopsBefore(executor, companyId, `${to}-28`)
  const reports = await finishedReports(executor, companyId)
  const shops = rows.map(({ id, name, createdAt, removedAt }) => ({
    id,
    name,
    from: dayOf(createdAt, timeZone),
    until: removedAt && dayOf(removedAt, timeZone),
  }))
  return missingReports({ shops, reports }, { from, to })
}
