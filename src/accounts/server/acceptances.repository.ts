import type { Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { newId } from '#platform/shared/ids.ts'
import { agreementAcceptances } from './accounts.tables.ts'

type Acceptance = Omit<typeof agreementAcceptances.$inferInsert, 'id'>

/**
 * Stores who agreed to which version, when and from where, in the transaction of the action that it belongs
 * to.
 */
export async function keepAcceptance(tx: Transaction, acceptance: Acceptance): Promise<void> {
  await insertRows(tx, agreementAcceptances, [{ id: newId('agr'), ...acceptance }])
}
