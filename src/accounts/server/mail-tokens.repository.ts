import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { mailTokens } from './accounts.tables.ts'

const HOUR = 3_600_000
export const INVITATION_MS = 7 * 24 * HOUR
const VALID_MS = {
  verify_email: 48 * HOUR,
  reset_password: HOUR,
  join_company: INVITATION_MS,
  not_me: 7 * 24 * HOUR,
}
/** How long used and expired tokens are kept, so that an old link still gets the right answer. */
export const REMEMBERED_MS = 30 * 24 * HOUR

export type MailTokenPurpose = keyof typeof VALID_MS

/** Makes the secret of a link at the moment its mail is sent; only its hash is stored. */
export async function mintMailToken(
  executor: Executor,
  token: { purpose: MailTokenPurpose; subjectId: string; at: Date },
): Promise<string> {
  const secret = newToken()
  await executor.insert(mailTokens).values({
    tokenHash: hashToken(secret),
    purpose: token.purpose,
    subjectId: token.subjectId,
    createdAt: token.at,
    expiresAt: new Date(token.at.getTime() + VALID_MS[token.purpose]),
  })
  return secret
}

/** What a link is about. @throws accounts.link_wrong, link_used, link_expired */
export async function readMailToken(
  executor: Executor,
  token: { purpose: MailTokenPurpose; secret: string; at: Date },
): Promise<string> {
  const [row] = await executor
    .select()
    .from(mailTokens)
    .where(
      and(eq(mailTokens.tokenHash, hashToken(token.secret.trim())), eq(mailTokens.purpose, token.purpose)),
    )
  if (!row) throw accountsRefusals.link_wrong()
  if (row.usedAt) throw accountsRefusals.link_used()
  if (row.expiresAt <= token.at) throw accountsRefusals.link_expired()
  return row.subjectId
}

/**
 * Uses up a link, and with it all others of the same subject. Of two concurrent attempts only one succeeds.
 * @throws accounts.link_used
 */
export async function useUpMailTokens(
  tx: Transaction,
  token: { purpose: MailTokenPurpose; secret: string; subjectId: string; at: Date },
): Promise<void> {
  const used = await tx
    .update(mailTokens)
    .set({ usedAt: token.at })
    .where(
      and(
        eq(mailTokens.subjectId, token.subjectId),
        eq(mailTokens.purpose, token.purpose),
        isNull(mailTokens.usedAt),
      ),
    )
    .returning({ tokenHash: mailTokens.tokenHash })
  const own = hashToken(token.secret.trim())
  if (!used.some((row) => row.tokenHash === own)) throw accountsRefusals.link_used()
}

/** Uses up the links of subjects that ended. */
export async function endMailTokens(
  tx: Transaction,
  ended: { purpose: MailTokenPurpose; subjectIds: readonly string[]; at: Date },
): Promise<void> {
  const links = and(
    inArray(mailTokens.subjectId, [...ended.subjectIds]),
    eq(mailTokens.purpose, ended.purpose),
  )
  await tx
    .update(mailTokens)
    .set({ usedAt: ended.at })
    .where(and(links, isNull(mailTokens.usedAt)))
}

export async function purgeOldMailTokens(executor: Executor, now: Date): Promise<void> {
  const over = lt(mailTokens.expiresAt, new Date(now.getTime() - REMEMBERED_MS))
  await executor.delete(mailTokens).where(and(over, notHeld({ person: mailTokens.subjectId })))
}
