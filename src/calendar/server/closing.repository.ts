import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { calendarFeeds } from './calendar.tables.ts'

export async function deleteFeedsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.companyId, companyId))
}
