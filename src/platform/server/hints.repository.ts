import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** The channel of the database on which processes tell each other what is to be read again. */
export const HINTS_CHANNEL = 'greenlane_hints'

/** What may have changed: unread messages, the cart, a work order, the import of a report. */
type HintKind = 'unread' | 'cart' | 'node' | 'import'
export type Hint = {
  companyId: string
  /** One member alone; without it everybody in the company. */
  userId?: string
  kind: HintKind
}

/** Tells the browsers that are open, in whatever process, what to read again: if and only if the transaction commits. */
export async function sendHint(executor: Executor, hint: Hint): Promise<void> {
  await executor.execute(sql`select pg_notify(${HINTS_CHANNEL}, ${JSON.stringify(hint)})`)
}
