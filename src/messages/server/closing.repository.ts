import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { mailChoiceKeys, messageDigestItems } from './digests.tables.ts'

/** No daily mail goes out any more, and no link in an earlier one opens anything. */
export async function endMailsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(messageDigestItems).where(eq(messageDigestItems.companyId, companyId))
  await tx.delete(mailChoiceKeys).where(eq(mailChoiceKeys.companyId, companyId))
}
