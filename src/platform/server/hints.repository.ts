import type { Transaction } from './database.ts'
import { hintWithCommit } from './with-commit.repository.ts'

export { HINTS_CHANNEL } from './with-commit.repository.ts'

/** What may have changed: unread messages, the cart, a work order, the import of a report. */
type HintKind = 'unread' | 'cart' | 'node' | 'import'
export type Hint = {
  companyId: string
  /** One member alone; without it everybody in the company. */
  userId?: string
  kind: HintKind
}

/** Tells the browsers that are open, in whatever process, what to read again: if and only if the transaction commits. */
export function sendHint(tx: Transaction, hint: Hint): void {
  hintWithCommit(tx, JSON.stringify(hint))
}
