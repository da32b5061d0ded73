import type { Transaction } from '#platform/server/database.ts'
import { boxesOfReturn } from '../boxes/return-boxes.ts'
import type { PreparedReturn } from '../boxes/prepared-return.ts'
import { summaryOf } from '../boxes/return-summary.ts'
import { namedLine } from '../files/worksheet-lines.ts'
import { preFlight, type Finding } from '../pre-flight.ts'
import { findPeriodBefore } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { adjustmentsOf } from './figures.queries.ts'
import type { ReturnSources } from './return-sources.ts'
import { missingReportsOf } from './waiting-for.ts'

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
  const knowsForm = prepared.kind === 'NATIONAL' && prepared.knownForm
  return preFlight({
    base: summaryOf(prepared)?.base ?? 0,
    baseBefore: before?.frequency === row.frequency ? before.base : null,
    boxes,
    mayBeNegative: (box) => calculated.has(box) || box.startsWith('correction '),
    isLineOfForm: (box) => !knowsForm || namedLine(box) === null,
    missingReports: await missingReportsOf(tx, sources, row),
    disagreements: 0,
    openIssues: 0,
    crossed: [],
    lostNumbers: [],
    unlisted: prepared.kind === 'EC_SALES_LIST' ? prepared.unlisted : [],
    adjustments: adjustments.map(({ box, amount, reason }) => ({ box, units: amount, reason })),
  })
}
