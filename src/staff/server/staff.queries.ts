import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffMember } from '../contract.ts'
import { staffMembers, staffSessions } from './staff.tables.ts'

export async function getStaffMember(executor: Executor, staffId: string): Promise<StaffMember | undefined> {
  const [member] = await executor
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      role: staffMembers.role,
      lang: staffMembers.lang,
      mustChangePassword: staffMembers.mustChangePassword,
    })
    .from(staffMembers)
    .where(eq(staffMembers.id, staffId))
  return member
}

/** Whether the address is known, also of somebody who left. */
export async function isStaffAddress(executor: Executor, email: string): Promise<boolean> {
  const [known] = await executor
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(eq(staffMembers.email, email))
  return known !== undefined
}

/** The hash of somebody's password. */
export async function findStaffPasswordHash(
  executor: Executor,
  staffId: string,
): Promise<string | undefined> {
  const [member] = await executor
    .select({ passwordHash: staffMembers.passwordHash })
    .from(staffMembers)
    .where(eq(staffMembers.id, staffId))
  return member?.passwordHash
}

/** Who may sign in under an address, with the hash of the password and the sealed secret. */
export async function findStaffByEmail(
  executor: Executor,
  email: string,
): Promise<typeof staffMembers.$inferSelect | undefined> {
  const [member] = await executor
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.email, email), isNull(staffMembers.disabledAt)))
  return member
}

/** When the person of a session gave their second factor: nobody signs in without one. */
export async function signedInAt(executor: Executor, sessionId: string): Promise<Date | undefined> {
  const [row] = await executor
    .select({ at: staffSessions.createdAt })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
  return row?.at
}

/** When the person of a session last typed their password in it. */
export async function staffConfirmedAt(
  executor: Executor,
  sessionId: string,
): Promise<Date | null | undefined> {
  const [row] = await executor
    .select({ at: staffSessions.confirmedAt })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
  return row?.at
}

/** Of those who have not left. */
export async function listAdminIds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(isNull(staffMembers.disabledAt), eq(staffMembers.role, 'admin')))
  return rows.map(({ id }) => id)
}

export const CASE_WORKERS = ['agent', 'reviewer', 'admin'] as const

/** Who works on orders, by name: nobody who left. */
/** Those who move money, by name. */
export async function listTreasurers(executor: Executor) {
  return executor
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, ['finance', 'admin'])))
    .orderBy(asc(staffMembers.name))
}

export async function listCaseWorkers(executor: Executor) {
  return executor
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      role: staffMembers.role,
      scope: staffMembers.scope,
    })
    .from(staffMembers)
    .where(and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, [...CASE_WORKERS])))
    .orderBy(asc(staffMembers.name))
}
