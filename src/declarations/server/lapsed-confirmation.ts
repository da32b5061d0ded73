import type { Executor } from '#platform/server/database.ts'
import type { DeclarationDetail } from '../contract.ts'
import { boxesOf } from './declarations.queries.ts'
import type { DeclarationHistoryRow, DeclarationRow } from './declarations.tables.ts'

const ASKED_ANEW: ReadonlySet<DeclarationRow['status']> = new Set([
  'CALCULATED',
  'AWAITING_CONFIRMATION',
  'QUERIED',
])

/** What was confirmed last, where the figures have changed since and nobody has confirmed the new ones; else null. */
export async function lapsedConfirmation(
  executor: Executor,
  { companyId, id, status }: DeclarationRow,
  history: readonly DeclarationHistoryRow[],
): Promise<DeclarationDetail['confirmedBefore']> {
  const confirmed = history.findLastIndex(({ action }) => action === 'confirm')
  const outdated = history.findLastIndex(({ action }) => action === 'outdate')
  const step = history[confirmed]
  if (!ASKED_ANEW.has(status) || !step || outdated < confirmed) return null
  const boxes = await boxesOf(executor, { companyId, id, revision: step.revision })
  return {
    at: step.at.toISOString(),
    boxes: boxes.map(({ box, amount, decimals }) => ({ box, amount, decimals })),
  }
}
