import type { LedgerLine } from '#ledger/ledger-line.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { UnitsSold } from '#reports/server/public.ts'
import type { IssueRows, Route } from '../could-belong.ts'
import type { Limit } from '../crossed-limits.ts'
import type { RegisterAnswer } from '../lost-numbers.ts'
import type { MissingReport } from '../missing-reports.ts'
import type { MonthInPart } from '../months-in-part.ts'
import type { SumByBuyer, Total } from '#reports/totals.ts'

export type Reported = { missing: readonly MissingReport[]; inPart: readonly MonthInPart[] }

/** What returns are calculated from. Months are inclusive, such as `2026-03`. */
export type ReturnSources = {
  totalsOf(
    executor: Executor,
    asked: { companyId: string; from: string; to: string },
  ): Promise<readonly Total[]>
  /** Only lines that have their document and were reviewed. */
  ledgerLinesOf(
    executor: Executor,
    asked: { companyId: string; country: string; from: string; to: string },
  ): Promise<readonly LedgerLine[]>
  /** What belongs into EC sales lists. */
  sumsByBuyer(
    executor: Executor,
    asked: { companyId: string; from: string; to: string },
  ): Promise<readonly SumByBuyer[]>
  /** The numbers of buyers about which a register can be asked, with the way of the goods. */
  buyerNumbersOf(
    executor: Executor,
    asked: { companyId: string; from: string; to: string },
  ): Promise<readonly (Route & { number: string })[]>
  /** Pieces that were sold and sent to a country, by SKU and month. */
  unitsSold(
    executor: Executor,
    asked: { companyId: string; country: string; from: Day; to: Day },
  ): Promise<readonly UnitsSold[]>
  /** Rows of reports that wait to be mended, and rows that the marketplace treats otherwise, by the way of the goods. */
  openRows(
    executor: Executor,
    asked: { companyId: string; from: string; to: string },
  ): Promise<readonly IssueRows[]>
  /** Files that are not read to their end and may have sales of these months. */
  unreadFiles(
    executor: Executor,
    asked: { companyId: string; from: string; to: string },
  ): Promise<readonly { importId: string; file: string; isToMap: boolean }[]>
  disagreeingRows(
    executor: Executor,
    asked: { companyId: string; from: string; to: string },
  ): Promise<readonly IssueRows[]>
  /** Which shops have not reported which months, and months of which a file may hold a part alone. */
  reported(executor: Executor, asked: { companyId: string; from: string; to: string }): Promise<Reported>
  /** What the registers ever said about VAT numbers; silence is not said. */
  registerAnswers(executor: Executor, numbers: readonly string[]): Promise<readonly RegisterAnswer[]>
  /** How far the company was from statutory limits on a day. */
  limitsOn(executor: Executor, asked: { companyId: string; day: Day }): Promise<readonly Limit[]>
}

export type CalculationDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'log' | 'jobs'> & {
  sources: ReturnSources
}
