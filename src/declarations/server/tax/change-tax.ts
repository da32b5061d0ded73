import { getCompany } from '#accounts/server/public.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { transitionOf, type Transition } from '#platform/shared/state-machine.ts'
import type { TaxStatus } from '../../declaration.ts'
import type { Mover } from '../../filing-moves.ts'
import { TAX_MOVES, type TaxAction } from '../../tax-moves.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { lockDeclaration, updateDeclaration } from '../declarations.repository.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { writeStep } from '../move-declaration.ts'
import type { TaxPaymentRow } from '../tax-payments.tables.ts'
import { taxRefusals } from './tax.errors.ts'
import { findTaxPayment } from './tax.queries.ts'
import { saveTaxPayment } from './tax.repository.ts'

export type Seen = { companyId: string; id: string; revision?: number | undefined }
export type Book = Omit<TaxPaymentRow, 'credited' | 'openToDos'>
export type LockedTax = { row: DeclarationRow; book: Book }

const emptyBook = ({ companyId, id }: DeclarationRow, changedAt: Date): Book => ({
  companyId,
  declarationId: id,
  revision: 0,
  payee: null,
  proofs: [],
  credits: [],
  toDos: [],
  changedAt,
})

/** The tax of a declaration and how far it is paid. */
export async function bookOf(executor: Executor, row: DeclarationRow, now: Date): Promise<Book> {
  return (await findTaxPayment(executor, row)) ?? emptyBook(row, now)
}

export const isFiled = ({ status }: DeclarationRow): boolean => status === 'FILED' || status === 'ACCEPTED'
export const isOwed = ({ taxStatus }: DeclarationRow): boolean =>
  taxStatus === 'DUE' || taxStatus === 'PROOF_SENT'

/**
 * Locks a filed declaration whose tax is to be paid, or was.
 * @throws declarations.not_found, declarationTax.not_filed, declarationTax.nothing_owed, declarationTax.changed
 */
export async function lockTax(tx: Transaction, { companyId, id, revision }: Seen, now: Date) {
  const row = await lockDeclaration(tx, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (!isFiled(row)) throw taxRefusals.not_filed()
  if (row.payable === null || row.payable <= 0) throw taxRefusals.nothing_owed()
  const book = await bookOf(tx, row, now)
  if (revision !== undefined && revision !== book.revision) throw taxRefusals.changed()
  return { row, book, payable: row.payable }
}

type Change = { book: Partial<Book>; action?: TaxAction | undefined; note?: string; by: Actor; at: Date }

/** Writes what became of a payment; a move of the tax has its line in the history of the declaration. */
export async function saveTax(
  tx: Transaction,
  { row, book }: LockedTax,
  change: Change,
): Promise<DeclarationRow> {
  const { at, action } = change
  await saveTaxPayment(tx, { ...book, ...change.book, revision: book.revision + 1, changedAt: at })
  return action === undefined ? row : moveTax(tx, row, { ...change, action })
}

type Move = { action: TaxAction; note?: string; by: Actor; at: Date }

/** Moves the tax of a locked declaration, with its line in the history. */
export async function moveTax(
  tx: Transaction,
  row: DeclarationRow,
  { action, note, by, at }: Move,
): Promise<DeclarationRow> {
  const move = transitionOf<TaxStatus, Transition<TaxAction, TaxStatus, Mover>>(
    TAX_MOVES,
    row.taxStatus,
    action,
  )
  if (!move?.by.includes(by.kind)) throw taxRefusals.nothing_owed()
  const moved = await updateDeclaration(tx, row, { taxStatus: move.to })
  const { companyId, id } = row
  await writeStep(tx, moved, { companyId, id, action, by, at, ...(note !== undefined && { note }) })
  return moved
}

/** The names under which the taxpayer may pay. */
export async function namesOf(executor: Executor, companyId: string): Promise<string[]> {
  const company = await getCompany(executor, companyId)
  return [company?.name, company?.nameOriginal].filter((name): name is string => Boolean(name))
}
