import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { preparers } from '../../staff/contract.ts'

const isPreparer = and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, [...preparers.staff]))
const shown = { id: staffMembers.id, name: staffMembers.name, role: staffMembers.role }

/** Those to whom a declaration can be given. */
export function listPreparers(executor: Executor) {
  return executor.select(shown).from(staffMembers).where(isPreparer).orderBy(asc(staffMembers.name))
}
export type Colleague = Awaited<ReturnType<typeof listPreparers>>[number]

export async function findPreparer(executor: Executor, id: string): Promise<Colleague | undefined> {
  const [found] = await executor
    .select(shown)
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), isPreparer))
  return found
}
