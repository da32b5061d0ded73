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
import { beginOfShop } from '#shops/report-months.ts'
import { conclusiveChecks } from '#tax-numbers/server/public.ts'
import { limitsOn } from '#thresholds/server/public.ts'
import type { RegisterAnswer } from '../lost-numbers.ts'
import { missingReports, type MissingReport } from '../missing-reports.ts'
import { shopsOfCompany } from './reported.queries.ts'
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
  const rows = await shopsOfCompany(executor, companyId)
  const reports = await finishedReports(executor, companyId)
  const shops = rows
    .map(({ id, name, createdAt, removedAt }) => ({
      id,
      name,
      from: beginOfShop(
        dayOf(createdAt, timeZone).slice(0, 7),
        reports.filter(({ shopId }) => shopId === id).map(({ firstDay }) => firstDay),
      ),
      until: removedAt && dayOf(removedAt, timeZone),
    }))
    .filter((shop) => shop.from <= to)
  return missingReports({ shops, reports }, { from, to })
}
