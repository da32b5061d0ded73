import type { Transaction } from '#platform/server/database.ts'
import type { PreparedReturn } from '../boxes/prepared-return.ts'
import { boxesOfReturn } from '../boxes/return-boxes.ts'
import { summaryOf } from '../boxes/return-summary.ts'
import type { BoxRow, DeclarationRow } from './declarations.tables.ts'
import { insertFigures, replaceSources } from './figures.repository.ts'
import { correctedBy, payableOfYear } from './figures.queries.ts'
import { findingsOf } from './findings-of.ts'
import type { CalculationDeps } from './return-sources.ts'
import { sameFigures, sameSources } from './same-figures.ts'

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
  if (before !== null && sameFigures(before, boxes)) {
    if (!sameSources(before, boxes)) await replaceSources(tx, row, { boxes, findings, prepared })
    return { isNew: false, changes: {} }
  }
  const revision = row.revision + 1
  const { companyId, id: declarationId } = row
  await insertFigures(
    tx,
    { companyId, declarationId, revision, prepared, findings, at: deps.clock.now() },
    boxes,
  )
  const summary = summaryOf(prepared)
  const payable = summary && summary.payable - (await declaredBefore(tx, row))
  const { base, vat } = summary ?? { base: null, vat: null }
  return { isNew: true, changes: { revision, base, vat, payable, currency: prepared.currency, isNil: false } }
}

/** What was declared for the same already: a correction, and the return of a year, ask for the rest. */
async function declaredBefore(tx: Transaction, row: DeclarationRow): Promise<number> {
  const corrected = (await correctedBy(tx, row)).reduce((sum, { payable }) => sum + (payable ?? 0), 0)
  return row.kind === 'ANNUAL' ? corrected + (await payableOfYear(tx, row)) : corrected
}
