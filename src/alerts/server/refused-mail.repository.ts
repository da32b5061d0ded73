import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { refusedMail } from './alerts.tables.ts'

/**
 * Notes it once; what the server said first is kept.
 * @param marks of the address, the current one first: it may have been noted under an older key
 */
export async function noteRefused(
  db: Executor,
  marks: readonly string[],
  refused: { shown: string; reply: number; refusedAt: Date },
): Promise<void> {
  const [mark] = marks
  const known = await db
    .select({ mark: refusedMail.mark })
    .from(refusedMail)
    .where(inArray(refusedMail.mark, [...marks]))
  if (mark === undefined || known.length > 0) return
  await db
    .insert(refusedMail)
    .values({ mark, ...refused })
    .onConflictDoNothing()
}

/** Those that began to refuse after an instant, the latest first. */
export function readRefused(
  executor: Executor,
  after = new Date(0),
): Promise<{ shown: string; reply: number; refusedAt: Date }[]> {
  return executor
    .select({ shown: refusedMail.shown, reply: refusedMail.reply, refusedAt: refusedMail.refusedAt })
    .from(refusedMail)
    .where(gt(refusedMail.refusedAt, after))
    .orderBy(desc(refusedMail.refusedAt))
}

/** Marks all as told. @returns how many were not yet */
export async function tellRefused(tx: Transaction): Promise<number> {
  const told = await tx
    .update(refusedMail)
    .set({ told: true })
    .where(eq(refusedMail.told, false))
    .returning({ mark: refusedMail.mark })
  return told.length
}

/** After this, one that still refuses is news again. */
export async function forgetRefused(db: Executor, before: Date): Promise<void> {
  await db
    .delete(refusedMail)
    .where(and(lt(refusedMail.refusedAt, before), notHeld({ mark: refusedMail.mark })))
}
