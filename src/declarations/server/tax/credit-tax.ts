import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { creditTax as creditTaxCall } from '../../staff/tax-contract.ts'
import type { TaxAction } from '../../tax-moves.ts'
import { creditTax, isPaid, outstandingOf, type TaxBook } from '../../tax/credit-tax.ts'
import { type AuthorityCredit, isOpen, type Shortage } from '../../tax/tax-payment.ts'
import { aboutDeclaration } from '../declarations.messages.ts'
import { isOwed, type LockedTax, lockTax, namesOf, saveTax } from './change-tax.ts'
import { requirePayDay } from './tax-days.ts'
import { actorOf, auditTax, type TaxStaff } from './tax-staff.ts'
import { taxRefusals } from './tax.errors.ts'
import { taxMessages } from './tax.messages.ts'

/** Matches one line of a statement with a tax, also where something differs. @throws declarationTax.day_wrong */
export async function creditOne(
  deps: ServerDeps,
  staff: TaxStaff,
  { companyId, id, revision, shortage, ...line }: InputOf<typeof creditTaxCall>,
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const locked = await lockTax(tx, { companyId, id, revision }, at)
    if (!isOwed(locked.row)) throw taxRefusals.nothing_owed()
    requirePayDay(deps, locked.row, line.on)
    const credit = {
      ...line,
      from: 'STATEMENT',
      recordedAt: at.toISOString(),
      recordedBy: staff.name,
    } as const
    const taxpayer = await namesOf(tx, companyId)
    await applyCredit(tx, deps, locked, { credit, taxpayer, shortage, by: actorOf(staff), at })
    const detail = { on: line.on, amount: line.amount }
    await auditTax(tx, staff, { at, action: 'declarations.tax_credited', companyId, id, detail })
  })
}

type Applied = {
  credit: AuthorityCredit
  taxpayer: readonly string[]
  shortage?: Shortage | undefined
  by: Actor
  at: Date
}

/** What a credit makes of a tax: paid, or due with what is missing; the seller is told. */
export async function applyCredit(
  tx: Transaction,
  deps: ServerDeps,
  locked: LockedTax & { payable: number },
  { credit, taxpayer, shortage, by, at }: Applied,
): Promise<void> {
  const { row, payable } = locked
  const { currency } = row
  const before: TaxBook = { ...locked.book, payable, currency }
  const book = creditTax(before, credit, { taxpayer, shortage })
  const { credits, toDos } = book
  const action = actionAfter(book)
  await saveTax(tx, locked, { book: { credits, toDos }, action, by, at })
  const about = { ...aboutDeclaration(row), currency }
  const { companyId } = row
  if (action === 'credit')
    await notify(tx, deps, {
      companyId,
      kind: taxMessages.paid,
      params: { ...about, amount: payable, on: credit.on },
    })
  const missing = outstandingOf(book)
  if (missing > 0) {
    const cause = toDos.findLast((toDo) => isOpen(toDo) && toDo.amount === missing)?.kind ?? 'PART_PAYMENT'
    const params = { ...about, amount: credit.amount, missing, cause }
    await notify(tx, deps, { companyId, kind: taxMessages.short, params })
  }
}

/** All arrived, but in another's name: the tax stays as it is until somebody has cleared that up. */
function actionAfter(book: TaxBook): TaxAction | undefined {
  if (isPaid(book)) return 'credit'
  return outstandingOf(book) > 0 ? 'credit_part' : undefined
}
