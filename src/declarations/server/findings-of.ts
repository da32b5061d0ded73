import type { Transaction } from '#platform/server/database.ts'
import { gapsIn, yearDifferences } from '../boxes/year.ts'
import { boxesOfReturn } from '../boxes/return-boxes.ts'
import type { Box, PreparedReturn } from '../boxes/prepared-return.ts'
import { summaryOf } from '../boxes/return-summary.ts'
import { rowsOf } from '../could-belong.ts'
import { crossedLimits } from '../crossed-limits.ts'
import { namedLine } from '../files/worksheet-lines.ts'
import { preFlight, type Finding, type PreFlightFacts } from '../pre-flight.ts'
import { findPeriodBefore } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { adjustmentsOf } from './figures.queries.ts'
import type { ReturnSources } from './return-sources.ts'
import { lostFor } from './lost-for.ts'
import { monthsOf, openRowsOf, reportedOf } from './waiting-for.ts'
import { returnsOfYear } from './year-returns.ts'

/** What a person should know before the figures are confirmed. */
export async function findingsOf(
  tx: Transaction,
  sources: ReturnSources,
  { row, prepared }: { row: DeclarationRow; prepared: PreparedReturn },
): Promise<Finding[]> {
  const before = await findPeriodBefore(tx, row)
  const adjustments = await adjustmentsOf(tx, row)
  const boxes = boxesOfReturn(prepared)
  const calculated = new Set(boxes.filter((box) => box.sources.length === 0).map(({ box }) => box))
  const { missing, inPart } = await reportedOf(tx, sources, row)
  const knowsForm = prepared.kind === 'NATIONAL' && prepared.knownForm
  return preFlight({
    base: summaryOf(prepared)?.base ?? 0,
    baseBefore: before?.frequency === row.frequency ? before.base : null,
    boxes,
    mayBeNegative: (box) => calculated.has(box) || box.startsWith('correction '),
    isLineOfForm: (box) => !knowsForm || namedLine(box) === null,
    missingReports: missing,
    monthsInPart: isEntered(prepared) ? [] : inPart,
    ...(await rowsInDoubt(tx, sources, row, prepared)),
    crossed: await crossedOf(tx, sources, row),
    ...(await lostFor(tx, sources, row)),
    year: row.kind === 'ANNUAL' ? await yearOf(tx, row, boxes) : null,
    unlisted: prepared.kind === 'EC_SALES_LIST' ? prepared.unlisted : [],
    adjustments: adjustments.map(({ box, amount, reason }) => ({ box, units: amount, reason })),
  })
}

/** As the limits stood at the end of the period: what was crossed later belongs to a later return. */
async function crossedOf(tx: Transaction, sources: ReturnSources, row: DeclarationRow) {
  if (row.kind === 'EC_SALES_LIST' || row.kind === 'EPR') return []
  return crossedLimits(row, await sources.limitsOn(tx, { companyId: row.companyId, day: row.toDay }))
}

const isEntered = (prepared: PreparedReturn): boolean =>
  prepared.kind === 'EPR' && prepared.source !== 'SALES'

/** Rows of the reports that may concern it; what was entered by hand was not counted from reports. */
async function rowsInDoubt(
  tx: Transaction,
  sources: ReturnSources,
  row: DeclarationRow,
  prepared: PreparedReturn,
): Promise<Pick<PreFlightFacts, 'openIssues' | 'disagreements'>> {
  if (isEntered(prepared)) return { openIssues: null, disagreements: null }
  const openIssues = await openRowsOf(tx, sources, row)
  // Quantities do not depend on how a sale is taxed.
  const disagreeing = prepared.kind === 'EPR' ? [] : await sources.disagreeingRows(tx, monthsOf(row))
  return { openIssues, disagreements: rowsOf(row, disagreeing) }
}

/** What an annual return says beside the returns of its year. */
async function yearOf(tx: Transaction, row: DeclarationRow, boxes: readonly Box[]) {
  const { filed, open } = await returnsOfYear(tx, row)
  const spans = [...filed.map(({ last }) => last), ...open].map(({ fromDay, toDay }) => ({
    from: fromDay,
    to: toDay,
  }))
  const declared = filed.map((one) =>
    one.boxes.map(({ box, amount, decimals }) => ({ box, units: amount, decimals })),
  )
  return {
    notFiled: open.map(({ label }) => label),
    gaps: gapsIn({ from: row.fromDay, to: row.toDay }, spans),
    differences: yearDifferences(boxes, declared),
  }
}
