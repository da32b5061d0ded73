import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { calculateLocked } from '../calculate-declaration.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findBox } from '../declarations.queries.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { insertAdjustment, takeBack } from '../figures.repository.ts'
import type { CalculationDeps } from '../return-sources.ts'

type At = { companyId: string; id: string; by: Actor }

/**
 * Adds an amount to a box; the figures are calculated anew with it.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, declarations.box_not_entered
 */
export function adjustDeclaration(
  deps: CalculationDeps,
  {
    revision,
    box,
    amount,
    reason,
    ...at
  }: At & { revision: number; box: string; amount: number; reason: string },
): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpen(tx, at)
    if (row.revision !== revision) throw declarationRefusals.outdated()
    await requireEntered(tx, row, box)
    await insertAdjustment(tx, {
      companyId: row.companyId,
      id: newId('adj'),
      declarationId: row.id,
      box,
      amount,
      reason,
      authorId: at.by.id,
      authorName: at.by.name,
      createdAt: deps.clock.now(),
      takenBackAt: null,
    })
    return calculateLocked(tx, deps, { ...at, note: reason })
  })
}

/** @throws declarations.not_found, declarations.not_now, declarations.adjustment_unknown */
export function takeBackAdjustment(
  deps: CalculationDeps,
  { adjustmentId, ...at }: At & { adjustmentId: string },
): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpen(tx, at)
    const taken = await takeBack(tx, row, { adjustmentId, at: deps.clock.now() })
    if (!taken) throw declarationRefusals.adjustment_unknown()
    return calculateLocked(tx, deps, { ...at, note: taken.reason })
  })
}

/** Of what was filed nothing changes; what was sent to no authority yet may. */
async function lockOpen(tx: Transaction, { companyId, id }: At): Promise<DeclarationRow> {
  const row = await lockDeclaration(tx, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (row.status === 'FILED' || row.status === 'ACCEPTED') throw declarationRefusals.not_now()
  return row
}

/** A box that follows from others is changed by those; lines of a one-stop shop follow from the sales alone, and weights are entered as a whole. */
async function requireEntered(tx: Transaction, row: DeclarationRow, box: string): Promise<void> {
  const known = await findBox(tx, row, box)
  const isCalculated = known !== undefined && known.sources.length === 0
  if (row.scheme !== 'LOCAL' || row.kind === 'EPR' || isCalculated)
    throw declarationRefusals.box_not_entered()
}
