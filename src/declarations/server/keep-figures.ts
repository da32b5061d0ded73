import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#platform/server/database.ts'
import type { Box, PreparedReturn } from '../boxes/prepared-return.ts'
import { boxesOfReturn } from '../boxes/return-boxes.ts'
import { summaryOf } from '../boxes/return-summary.ts'
import type { BoxRow, CalculationRow, DeclarationRow } from './declarations.tables.ts'
import { insertFigures, replaceSources } from './figures.repository.ts'
import { calculationOf, correctedBy } from './figures.queries.ts'
import { findingsOf } from './findings-of.ts'
import type { CalculationDeps } from './return-sources.ts'
import { sameFigures, sameSources } from './same-figures.ts'
import { returnsOfYear } from './year-returns.ts'

type Figures = {
  row: DeclarationRow
  prepared: PreparedReturn
  /** The boxes as they stand; null where there are none yet */
  before: readonly BoxRow[] | null
}

/** Writes the figures down: as a new revision if they differ, else the new way to the same. */
export async function keepFigures(
  tx: Transaction,
  deps: CalculationDeps,
  { row, prepared, before }: Figures,
): Promise<{ isNew: boolean; changes: Partial<DeclarationRow> }> {
  const boxes = boxesOfReturn(prepared)
  const findings = await findingsOf(tx, deps.sources, { row, prepared })
  const summary = summaryOf(prepared)
  // A return that was filed meanwhile leaves less to pay for its year, though no box changes.
  const payable = summary && summary.payable - (await declaredBefore(tx, row))
  if (before !== null && sameFigures(before, boxes) && payable === row.payable) {
    await keepTheWay(tx, row, { before, boxes, findings, prepared })
    return { isNew: false, changes: {} }
  }
  const revision = row.revision + 1
  const { companyId, id: declarationId } = row
  await insertFigures(
    tx,
    { companyId, declarationId, revision, prepared, findings, at: deps.clock.now() },
    boxes,
  )
  const { base, vat } = summary ?? { base: null, vat: null }
  return { isNew: true, changes: { revision, base, vat, payable, currency: prepared.currency, isNil: false } }
}

type Way = Pick<CalculationRow, 'findings' | 'prepared'> & {
  before: readonly BoxRow[]
  boxes: readonly Box[]
}

/** The same figures by another way, or with something else to know about them. */
async function keepTheWay(tx: Transaction, row: DeclarationRow, { before, ...now }: Way): Promise<void> {
  const known = await calculationOf(tx, row)
  const isSame =
    sameSources(before, now.boxes) &&
    isDeepStrictEqual(known?.findings ?? [], now.findings) &&
    // The state that a one-stop shop was identified in may have been told later: its files name it.
    known?.prepared.country === now.prepared.country
  if (!isSame) await replaceSources(tx, row, now)
}

/** What was declared for the same already: a correction, and the return of a year, ask for the rest. */
async function declaredBefore(tx: Transaction, row: DeclarationRow): Promise<number> {
  const corrected = (await correctedBy(tx, row)).reduce((sum, { payable }) => sum + (payable ?? 0), 0)
  if (row.kind !== 'ANNUAL') return corrected
  const { filed } = await returnsOfYear(tx, row)
  return filed.reduce((sum, { result }) => sum + result, corrected)
}
