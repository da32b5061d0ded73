import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { importStatement } from '../staff/contract.ts'
import { readStatement, type StatementLine } from '../statement.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import type { TransferRow } from './payments.tables.ts'
import { transfersByBankId } from './transfers.queries.ts'
import { insertNewTransfers } from './transfers.repository.ts'

type Who = { staff: StaffPrincipal; address: string }

/**
 * Books the incoming lines of a statement. By the bank's id each line is booked once, however often the file
 * is sent.
 */
export async function importBankStatement(
  deps: PaymentServerDeps,
  { csv, ...who }: Who & { csv: string },
): Promise<OutputOf<typeof importStatement>> {
  const read = readStatement(csv, deps.config.payments.bank?.currency ?? 'EUR')
  const { booked, others } = await bookLines(deps, read.lines, who)
  const differing = others.map(({ line }) => ({ line, column: 'bankId', problem: 'OTHER_CONTENT' as const }))
  return {
    booked,
    known: read.lines.length - booked - others.length,
    outgoing: read.outgoing,
    problems: [...read.problems, ...differing].toSorted((a, b) => a.line - b.line),
  }
}

/** Books one line that somebody typed. @returns false when it was booked before */
export async function addOneTransfer(
  deps: ServerDeps,
  { line, ...who }: Who & { line: Omit<StatementLine, 'line'> },
): Promise<boolean> {
  const { booked, others } = await bookLines(deps, [{ ...line, line: 1 }], who)
  if (others.length > 0) throw paymentRefusals.transfer_known()
  return booked > 0
}

async function bookLines(
  deps: ServerDeps,
  lines: readonly StatementLine[],
  { staff, address }: Who,
): Promise<{ booked: number; others: StatementLine[] }> {
  if (lines.length === 0) return { booked: 0, others: [] }
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const rows = lines.map((line) => rowOf(line, staff, at))
    const fresh = await insertNewTransfers(tx, rows)
    const others = await differing(tx, lines)
    if (fresh.size > 0)
      await writeAudit(tx, {
        at,
        actorKind: 'staff',
        actorId: staff.staffId,
        action: 'transfer.book',
        record: [...fresh][0] ?? '',
        address,
        detail: { booked: fresh.size },
      })
    return { booked: fresh.size, others }
  })
}

function rowOf({ line: _line, ...fields }: StatementLine, staff: StaffPrincipal, at: Date): TransferRow {
  return {
    ...fields,
    id: newId('bt'),
    status: 'OPEN',
    orderId: null,
    paymentId: null,
    returnReference: null,
    returnReason: null,
    importedBy: staff.staffId,
    importedAt: at,
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
  }
}

/** Lines whose id is booked with another day or sum: a mistake in the file, or in ours. */
async function differing(tx: Transaction, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const bankIds = lines.map((line) => line.bankId)
  const booked = await transfersByBankId(tx, bankIds)
  return lines.filter((line) => {
    const row = booked.get(line.bankId)
    return row && (row.amount !== line.amount || row.day !== line.day || row.currency !== line.currency)
  })
}
