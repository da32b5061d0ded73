import type { Transaction } from '#platform/server/database.ts'
import { transitionOf } from '#platform/shared/state-machine.ts'
import { LINE_MOVES, type LineAction, type LineStatus } from '../ledger-moves.ts'
import type { LedgerActor } from './audit-line.ts'
import { ledgerRefusals } from './ledger.errors.ts'
import { lockLine } from './ledger.repository.ts'
import type { LedgerRow } from './ledger.tables.ts'

/**
 * Locks a line for an action, and says where it leads.
 * @throws ledger.not_found, ledger.changed for another revision than the one that was seen, ledger.not_now
 */
export async function moveLine(
  tx: Transaction,
  actor: LedgerActor,
  { id, revision, action }: { id: string; revision: number; action: LineAction },
): Promise<{ line: LedgerRow; status: LineStatus }> {
  const line = await lockLine(tx, actor.companyId, id)
  if (!line || line.status === 'REMOVED') throw ledgerRefusals.not_found()
  if (line.revision !== revision) throw ledgerRefusals.changed()
  const move = transitionOf<LineStatus, (typeof LINE_MOVES)[number]>(LINE_MOVES, line.status, action)
  if (!move?.by.includes(actor.kind)) throw ledgerRefusals.not_now()
  return { line, status: move.to }
}
