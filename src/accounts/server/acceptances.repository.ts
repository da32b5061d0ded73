import type { Transaction } from '#platform/server/database.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import { newId } from '#platform/shared/ids.ts'
import { agreementAcceptances } from './accounts.tables.ts'

type Acceptance = Omit<typeof agreementAcceptances.$inferInsert, 'id'>

/**
 * Stores who agreed to which version, when and from where, in the transaction of the action that it belongs
 * to.
 */
export async function keepAcceptance(tx: Transaction, acceptance: Acceptance): Promise<void> {
  insertWithCommit(tx, agreementAcceptances, [{ id: newId('agr'), ...acceptance }])
}
