import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { invites, inviteUnlocks, type InviteRow } from './invites.tables.ts'

const MOST_SHOWN = 50

/** Newest first. */
export async function listOfNode(
  executor: Executor,
  companyId: string,
  nodeId: string,
): Promise<InviteRow[]> {
  return executor
    .select()
    .from(invites)
    .where(and(eq(invites.companyId, companyId), eq(invites.nodeId, nodeId)))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(MOST_SHOWN)
}

/** All that are still valid, however many came after them. */
export async function listOpenOfNode(
  tx: Transaction,
  about: { companyId: string; nodeId: string; now: Date },
): Promise<InviteRow[]> {
  const { companyId, nodeId, now } = about
  const ofNode = and(eq(invites.companyId, companyId), eq(invites.nodeId, nodeId))
  return tx
    .select()
    .from(invites)
    .where(and(ofNode, isNull(invites.usedAt), isNull(invites.revokedAt), gt(invites.expiresAt, now)))
}

export async function newestOfNode(
  executor: Executor,
  companyId: string,
  nodeId: string,
): Promise<InviteRow | undefined> {
  const [row] = await executor
    .select()
    .from(invites)
    .where(and(eq(invites.companyId, companyId), eq(invites.nodeId, nodeId), isNull(invites.revokedAt)))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(1)
  return row
}

export async function findInvite(executor: Executor, id: string): Promise<InviteRow | undefined> {
  const [row] = await executor.select().from(invites).where(eq(invites.id, id))
  return row
}

/** The invite of a code: that of a link, or one received for the right PIN. */
export async function findByCodeHash(
  executor: Executor,
  codeHash: string,
): Promise<{ invite: InviteRow; unlockedUntil: Date | undefined } | undefined> {
  const [invite] = await executor.select().from(invites).where(eq(invites.codeHash, codeHash))
  if (invite) return { invite, unlockedUntil: undefined }
  const [found] = await executor
    .select()
    .from(inviteUnlocks)
    .innerJoin(invites, eq(invites.id, inviteUnlocks.inviteId))
    .where(eq(inviteUnlocks.codeHash, codeHash))
  return found && { invite: found.invites, unlockedUntil: found.invite_unlocks.expiresAt }
}

/** How the company calls the person whom it invited. */
export async function invitedName(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ name: invites.personName })
    .from(invites)
    .where(and(eq(invites.companyId, companyId), eq(invites.id, id)))
  return row?.name
}
