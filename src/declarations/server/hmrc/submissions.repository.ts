import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { hmrcClients, hmrcSubmissions, type ClientRow, type SubmissionRow } from '../hmrc.tables.ts'

type Of = Pick<SubmissionRow, 'companyId' | 'declarationId'>

const inProgress = inArray(hmrcSubmissions.status, ['SENDING', 'UNCLEAR'])
const isOf = ({ companyId, declarationId }: Of) =>
  and(eq(hmrcSubmissions.companyId, companyId), eq(hmrcSubmissions.declarationId, declarationId))

/** Whether HMRC may have, or get, a declaration whose state does not say so yet. */
export async function findOpenSubmission(executor: Executor, of: Of): Promise<SubmissionRow | undefined> {
  const [row] = await executor
    .select()
    .from(hmrcSubmissions)
    .where(and(isOf(of), inProgress))
  return row
}

/** @returns the ids of those of which HMRC may have, or get, what their state does not say yet */
export async function openSubmissionsOf(
  executor: Executor,
  of: readonly { companyId: string; id: string }[],
): Promise<string[]> {
  if (of.length === 0) return []
  const ofThese = of.map(({ companyId, id: declarationId }) => isOf({ companyId, declarationId }))
  const rows = await executor
    .select({ id: hmrcSubmissions.declarationId })
    .from(hmrcSubmissions)
    .where(and(or(...ofThese), inProgress))
  return rows.map(({ id }) => id)
}

/** @returns whether it may be sent: of several at once, one */
export async function insertSubmission(tx: Transaction, row: SubmissionRow): Promise<boolean> {
  const inserted = await tx
    .insert(hmrcSubmissions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: hmrcSubmissions.id })
  return inserted.length > 0
}

/** Locked until the transaction ends; undefined if its outcome is known already. */
export async function lockOpenSubmission(
  tx: Transaction,
  { companyId, id }: Pick<SubmissionRow, 'companyId' | 'id'>,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(hmrcSubmissions)
    .where(and(eq(hmrcSubmissions.companyId, companyId), eq(hmrcSubmissions.id, id), inProgress))
    .for('update')
  return row
}

export async function findSubmission(
  executor: Executor,
  { companyId, id }: Pick<SubmissionRow, 'companyId' | 'id'>,
): Promise<SubmissionRow | undefined> {
  const [row] = await executor
    .select()
    .from(hmrcSubmissions)
    .where(and(eq(hmrcSubmissions.companyId, companyId), eq(hmrcSubmissions.id, id)))
  return row
}

export async function updateSubmission(
  tx: Transaction,
  { companyId, id }: Pick<SubmissionRow, 'companyId' | 'id'>,
  changes: Partial<SubmissionRow>,
): Promise<void> {
  await tx
    .update(hmrcSubmissions)
    .set(changes)
    .where(and(eq(hmrcSubmissions.companyId, companyId), eq(hmrcSubmissions.id, id)))
}

/** The newest first. */
export function submissionsOf(executor: Executor, of: Of): Promise<SubmissionRow[]> {
  return executor
    .select()
    .from(hmrcSubmissions)
    .where(isOf(of))
    .orderBy(desc(hmrcSubmissions.sentAt), desc(hmrcSubmissions.id))
}

export async function putClient(tx: Transaction, row: ClientRow): Promise<void> {
  await tx
    .insert(hmrcClients)
    .values(row)
    .onConflictDoUpdate({ target: [hmrcClients.companyId, hmrcClients.registrationId], set: row })
}

export function clientsOf(executor: Executor, companyId: string): Promise<ClientRow[]> {
  return executor.select().from(hmrcClients).where(eq(hmrcClients.companyId, companyId))
}
