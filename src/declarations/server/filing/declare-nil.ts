import type { Actor } from '#platform/shared/principal.ts'
import type { Waiting } from '../../waiting.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { lockDeclaration, updateDeclaration } from '../declarations.repository.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { keepFigures } from '../keep-figures.ts'
import { moveDeclaration, writeStep } from '../move-declaration.ts'
import { prepareDeclaration } from '../prepare-declaration.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { requireMayConfirm, type SellerAt } from '../confirm-declaration.ts'
import { waitingFor } from '../waiting-for.ts'

/**
 * Makes a nil return. It is never a default: every shop and source has reported every month of the period, nothing of it
 * belongs here, and the seller has stated so (returns.md 4).
 * @throws declarations.not_found, declarations.not_now, declarations.rows_to_correct, declarations.file_not_read,
 *   declarations.nil_not_stated, declarations.nil_not_shown
 */
export function declareNil(
  deps: CalculationDeps,
  { companyId, id, by, address }: { companyId: string; id: string; by: Actor; address: string },
): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    if (row.status !== 'AWAITING_DATA') throw declarationRefusals.not_now()
    const prepared = await prepareDeclaration(tx, deps.sources, row)
    const waiting = await waitingFor(tx, deps.sources, { row, prepared })
    // Before the statement: it would be refused for the same.
    requireAllRead(waiting)
    if (row.nilStatedAt === null) throw declarationRefusals.nil_not_stated()
    if (prepared === null || waiting.some(({ reason }) => reason !== 'NOTHING_FOUND') || waiting.length === 0)
      throw declarationRefusals.nil_not_shown()
    const kept = await keepFigures(tx, deps, { row, prepared, before: null })
    const step = { companyId, id, by, address, action: 'calculate', at: deps.clock.now() } as const
    return moveDeclaration(tx, step, () => ({
      ...kept.changes,
      isNil: true,
      waitingFor: [],
      calculatedBy: by.id,
      checkedBy: null,
    }))
  })
}

/**
 * Nobody knows yet what rows that wait to be corrected declare, nor what a file does that is not read.
 * @throws declarations.rows_to_correct, declarations.file_not_read
 */
function requireAllRead(waiting: readonly Waiting[]): void {
  const rows = waiting.find((one) => one.reason === 'ROWS')
  if (rows) throw declarationRefusals.rows_to_correct({ params: { count: rows.count, file: rows.file } })
  const unread = waiting.find((one) => one.reason === 'UNREAD')
  if (unread) throw declarationRefusals.file_not_read({ params: { file: unread.file } })
}

/**
 * The seller's statement that there was neither a sale nor a movement of stock.
 * @throws declarations.not_found, declarations.not_now, declarations.rows_to_correct, declarations.file_not_read,
 *   declarations.may_not_confirm
 */
export function stateNil(
  deps: Pick<CalculationDeps, 'db' | 'clock' | 'sources'>,
  { seller, address }: SellerAt,
  { id }: { id: string },
): Promise<DeclarationRow> {
  const { companyId, userId, userName } = seller
  return deps.db.transaction(async (tx) => {
    await requireMayConfirm(tx, seller)
    const row = await lockDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    // A list of nothing is not due, so that nobody has to state it.
    if (row.status !== 'AWAITING_DATA' || row.kind === 'EC_SALES_LIST') throw declarationRefusals.not_now()
    if (row.nilStatedAt !== null) return row
    const prepared = await prepareDeclaration(tx, deps.sources, row)
    requireAllRead(await waitingFor(tx, deps.sources, { row, prepared }))
    const at = deps.clock.now()
    const stated = await updateDeclaration(tx, row, {
      nilStatedBy: userId,
      nilStatedName: userName,
      nilStatedAt: at,
    })
    const by = { kind: 'seller', id: userId, name: userName } as const
    await writeStep(tx, stated, { companyId, id, action: 'state_nil', by, at, address })
    return stated
  })
}
