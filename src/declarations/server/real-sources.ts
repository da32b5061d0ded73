import { ledgerLinesOf } from '#ledger/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import {
  buyerNumbersOf,
  daysWithSales,
  disagreeingRows,
  type FinishedReport,
  finishedReports,
  openRows,
  sumsByBuyer,
  totalsOf,
  unitsSold,
  unreadFiles,
} from '#reports/server/public.ts'
import { beginOfShop } from '#shops/report-months.ts'
import { conclusiveChecks } from '#tax-numbers/server/public.ts'
import { limitsOn } from '#thresholds/server/public.ts'
import type { RegisterAnswer } from '../lost-numbers.ts'
import { missingReports } from '../missing-reports.ts'
import { type FileOfMonth, monthsInPart } from '../months-in-part.ts'
import { shopsOfCompany } from './reported.queries.ts'
import type { Reported, ReturnSources } from './return-sources.ts'

/** What the other modules keep: sales that were imported, documents that were reviewed. */
export function realSources(timeZone: string): ReturnSources {
  return {
    totalsOf,
    ledgerLinesOf,
    sumsByBuyer,
    buyerNumbersOf,
    unitsSold,
    openRows,
    unreadFiles: async (executor, asked) =>
      (await unreadFiles(executor, asked)).map(({ importId, file, isToMap }) => ({
        importId,
        file,
        isToMap,
      })),
    disagreeingRows,
    reported: (executor, asked) => reportedOf(executor, asked, timeZone),
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

async function reportedOf(
  executor: Executor,
  { companyId, from, to }: { companyId: string; from: string; to: string },
  timeZone: string,
): Promise<Reported> {
  const rows = await shopsOfCompany(executor, companyId)
  const reports = await finishedReports(executor, companyId)
  // What somebody says of a month without sales does not say since when a shop sells.
  const firstDays = reports.flatMap(({ by, shopId, firstDay }) =>
    by === 'STATEMENT' ? [] : [{ shopId, firstDay }],
  )
  const shops = rows
    .map(({ id, name, createdAt, removedAt }) => ({
      id,
      name,
      from: beginOfShop(
        dayOf(createdAt, timeZone).slice(0, 7),
        firstDays.filter(({ shopId }) => shopId === id).map(({ firstDay }) => firstDay),
      ),
      until: removedAt && dayOf(removedAt, timeZone),
    }))
    .filter((shop) => shop.from <= to)
  const known = reports.map((report) => ({ ...report, isStatement: report.by === 'STATEMENT' }))
  const files = reports.flatMap((report) => (report.by === 'FILE' ? [fileOfMonth(report, timeZone)] : []))
  const whole = reports.filter(({ by }) => by !== 'FILE')
  return {
    missing: missingReports({ shops, reports: known }, { from, to }),
    inPart: monthsInPart({ shops, files, whole }, { from, to }),
  }
}

type ReportFile = Extract<FinishedReport, { by: 'FILE' }>

/** Amazon makes its report of whole months, and not before they are over. */
const fileOfMonth = (
  { shopId, source, receivedAt, saleDays }: ReportFile,
  timeZone: string,
): FileOfMonth => ({
  shopId,
  receivedOn: dayOf(receivedAt, timeZone),
  isWhole: source === 'AMAZON',
  daysOf: (month) => daysWithSales(saleDays ?? {}, month),
})
