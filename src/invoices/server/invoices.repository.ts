import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { fixedQuery } from '#platform/server/whole-rows.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import { invoices, type InvoiceRow } from './invoices.tables.ts'

/** Locks the documents of an order until the transaction ends, also while there are none. */
export async function lockInvoicesOfOrder(tx: Transaction, orderId: string): Promise<void> {
  await lockOf(tx, `invoices:${orderId}`)
}

const lockOf = fixedQuery(sql`select pg_advisory_xact_lock(hashtext(${''}))`)

/** Written with the commit. */
export function leaveInvoice(tx: Transaction, row: InvoiceRow): void {
  insertWithCommit(tx, invoices, [row])
}
