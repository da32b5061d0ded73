import type { Executor } from '#platform/server/database.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { findDeclaration } from './declarations.queries.ts'
import { importsAfter } from './evidence/evidence.queries.ts'
import { calculatedAt } from './figures.queries.ts'
import { type SalesThen, salesThen } from './sales-then.queries.ts'

/**
 * As of when the sales behind a declaration's figures are to be read.
 * @param months in their order: `2026-03`
 * @returns undefined where they are those of today
 */
export async function salesThenOf(
  executor: Executor,
  row: DeclarationRow,
  months: readonly string[],
): Promise<SalesThen | undefined> {
  const [from, to] = [months[0], months.at(-1)]
  const at = await calculatedAt(executor, row)
  if (!at || from === undefined || to === undefined) return undefined
  return salesThen(executor, { companyId: row.companyId, from, to, at })
}

/** Of a correction, which rows came after the figures that it corrects; of another declaration none. */
export async function cameAfterCorrected(
  executor: Executor,
  { companyId, corrects }: DeclarationRow,
): Promise<(sale: { importId: string }) => boolean> {
  const corrected = corrects === null ? undefined : await findDeclaration(executor, companyId, corrects)
  const at = corrected && (await calculatedAt(executor, corrected))
  if (!at) return () => false
  const late = new Set(await importsAfter(executor, companyId, at))
  return ({ importId }) => late.has(importId)
}
