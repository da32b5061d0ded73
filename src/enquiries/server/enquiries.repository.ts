import { and, eq, lt } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { enquiries, type EnquiryNoteRow, enquiryNotes, type EnquiryRow } from './enquiries.tables.ts'

export async function insertEnquiry(tx: Transaction, enquiry: EnquiryRow): Promise<void> {
  await tx.insert(enquiries).values(enquiry)
}

/** Locks the enquiry until the transaction ends. */
export async function lockEnquiry(tx: Transaction, id: string): Promise<EnquiryRow | undefined> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
  return enquiry
}

export async function changeEnquiry(
  tx: Transaction,
  id: string,
  change: Pick<EnquiryRow, 'status' | 'robot' | 'changedAt' | 'revision'>,
): Promise<void> {
  await tx.update(enquiries).set(change).where(eq(enquiries.id, id))
}

export async function insertNote(tx: Transaction, note: EnquiryNoteRow): Promise<void> {
  await tx.insert(enquiryNotes).values(note)
}

const HELD_BY_NOBODY = notHeld({ company: enquiries.companyId, mail: enquiries.email })

/** Removes what robots sent before an instant. */
export async function purgeRobots(executor: Executor, before: Date): Promise<void> {
  await executor
    .delete(enquiries)
    .where(and(eq(enquiries.robot, true), lt(enquiries.createdAt, before), HELD_BY_NOBODY))
}

/** Removes what was finished before an instant. Open enquiries stay, however old. */
export async function purgeFinished(executor: Executor, before: Date): Promise<void> {
  for (const status of ['ANSWERED', 'CLOSED'] as const) {
    await executor
      .delete(enquiries)
      .where(and(eq(enquiries.status, status), lt(enquiries.changedAt, before), HELD_BY_NOBODY))
  }
}
