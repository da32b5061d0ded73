import { and, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { mailChoiceKeys } from './digests.tables.ts'
import type { Recipient } from './messages.queries.ts'

const contextOf = ({ companyId, userId }: Recipient) => `mail-choices:${companyId}:${userId}`

/**
 * The key in the links of a member's mails; made with the first of them, the same in every later one. `sealed`: as it was
 * read before, where it was.
 */
export async function mailKeyOf(
  { db, box, clock }: Pick<ServerDeps, 'db' | 'box' | 'clock'>,
  { companyId, userId }: Recipient,
  sealed: string | null = null,
): Promise<string> {
  const context = contextOf({ companyId, userId })
  const known = sealed ?? (await sealedKeyOf(db, { companyId, userId }))
  if (known !== undefined) return box.open(known, context)
  const key = newToken()
  await db
    .insert(mailChoiceKeys)
    .values({
      companyId,
      userId,
      keyHash: hashToken(key),
      keySealed: box.seal(key, context),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
  // Another mail at the same moment may have made it.
  const made = await sealedKeyOf(db, { companyId, userId })
  if (made === undefined) throw new Error('the key of a mail was deleted in this moment')
  return box.open(made, context)
}

async function sealedKeyOf(
  executor: Executor,
  { companyId, userId }: Recipient,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ sealed: mailChoiceKeys.keySealed })
    .from(mailChoiceKeys)
    .where(and(eq(mailChoiceKeys.companyId, companyId), eq(mailChoiceKeys.userId, userId)))
  return row?.sealed
}

export async function holderOfMailKey(executor: Executor, key: string): Promise<Recipient | undefined> {
  const [holder] = await executor
    .select({ companyId: mailChoiceKeys.companyId, userId: mailChoiceKeys.userId })
    .from(mailChoiceKeys)
    .where(eq(mailChoiceKeys.keyHash, hashToken(key)))
  return holder
}
