import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Box } from '../boxes/prepared-return.ts'
import {
  declarationAdjustments,
  declarationBoxes,
  declarationCalculations,
  type AdjustmentRow,
  type CalculationRow,
  type CheckedFiles,
  type DeclarationRow,
} from './declarations.tables.ts'
import { ofRevision } from './figures.queries.ts'

/** The figures of a revision, with the way to each. */
export async function insertFigures(
  tx: Transaction,
  calculation: Omit<CalculationRow, 'checkedFiles'>,
  boxes: readonly Box[],
): Promise<void> {
  await tx.insert(declarationCalculations).values(calculation)
  const { companyId, declarationId, revision } = calculation
  if (boxes.length === 0) return
  await tx.insert(declarationBoxes).values(
    boxes.map(({ box, units, decimals, sources }, position) => ({
      companyId,
      declarationId,
      revision,
      box,
      position,
      amount: units,
      decimals,
      sources,
    })),
  )
}

/** Other sales led to the same figures: the way to them is another, and nobody has to look again. */
export async function replaceSources(
  tx: Transaction,
  { companyId, id, revision }: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
  { boxes, findings, prepared }: Pick<CalculationRow, 'findings' | 'prepared'> & { boxes: readonly Box[] },
): Promise<void> {
  await tx
    .update(declarationCalculations)
    .set({ findings, prepared })
    .where(ofRevision({ companyId, id, revision }))
  for (const { box, sources } of boxes)
    await tx
      .update(declarationBoxes)
      .set({ sources })
      .where(
        and(
          eq(declarationBoxes.companyId, companyId),
          eq(declarationBoxes.declarationId, id),
          eq(declarationBoxes.revision, revision),
          eq(declarationBoxes.box, box),
        ),
      )
}

/** What is wrong with the files of a revision, by what they were made of. */
export async function keepCheckedFiles(
  tx: Transaction,
  { companyId, id, revision }: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
  checkedFiles: CheckedFiles,
): Promise<void> {
  await tx
    .update(declarationCalculations)
    .set({ checkedFiles })
    .where(ofRevision({ companyId, id, revision }))
}

export async function insertAdjustment(tx: Transaction, row: AdjustmentRow): Promise<void> {
  await tx.insert(declarationAdjustments).values(row)
}

/** @returns the adjustment that no longer counts; undefined where there is none of that declaration */
export async function takeBack(
  tx: Transaction,
  { companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>,
  { adjustmentId, at }: { adjustmentId: string; at: Date },
): Promise<AdjustmentRow | undefined> {
  const [row] = await tx
    .update(declarationAdjustments)
    .set({ takenBackAt: at })
    .where(
      and(
        eq(declarationAdjustments.companyId, companyId),
        eq(declarationAdjustments.declarationId, id),
        eq(declarationAdjustments.id, adjustmentId),
        isNull(declarationAdjustments.takenBackAt),
      ),
    )
    .returning()
  return row
}
