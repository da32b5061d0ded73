import type { Transaction } from './database.ts'
import { hintWithCommit } from './with-commit.repository.ts'

export { HINTS_CHANNEL } from './with-commit.repository.ts'

/** What may have changed for a company: unread messages, the cart, a work order, the talk about one, an import. */
type HintKind = 'unread' | 'cart' | 'node' | 'talk' | 'import'
/**
 * What may have changed for the staff: a work order, the talk about one, who is in one, notes and tasks of a person; and
 * for those who decide about money what waits for them.
 */
type StaffHintKind = 'order' | 'talk' | 'presence' | 'note' | 'task' | 'money'

export type CompanyHint = {
  companyId: string
  /** One member alone; without it everybody in the company. */
  userId?: string
  kind: HintKind
  /** The work order that it is about; the staff hear of it too. */
  workOrderId?: string
}
export type StaffHint = {
  staff: true
  /** One colleague alone; without it all staff. */
  staffId?: string
  /** Whose own browser knows it already. */
  but?: string
  kind: StaffHintKind
  workOrderId?: string
}
export type Hint = CompanyHint | StaffHint

/** Tells the browsers that are open, in whatever process, what to read again: if and only if the transaction commits. */
export function sendHint(tx: Transaction, hint: CompanyHint): void {
  hintWithCommit(tx, JSON.stringify(hint))
}

/** The same for the browsers of the staff alone. */
export function sendStaffHint(tx: Transaction, hint: Omit<StaffHint, 'staff'>): void {
  hintWithCommit(tx, JSON.stringify({ staff: true, ...hint } satisfies StaffHint))
}
