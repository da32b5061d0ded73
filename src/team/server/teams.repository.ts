import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { assignmentRules } from './rules.tables.ts'
import { staffTeams, type TeamRow } from './teams.tables.ts'

export async function putTeam(tx: Transaction, row: TeamRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(staffTeams).values(row).onConflictDoUpdate({ target: staffTeams.id, set })
}

/** @returns what was removed */
export async function deleteTeam(tx: Transaction, id: string): Promise<TeamRow | undefined> {
  const [gone] = await tx.delete(staffTeams).where(eq(staffTeams.id, id)).returning()
  return gone
}

export async function isInRule(tx: Transaction, teamId: string): Promise<boolean> {
  const found = await tx
    .select({ id: assignmentRules.id })
    .from(assignmentRules)
    .where(eq(assignmentRules.teamId, teamId))
    .limit(1)
  return found.length > 0
}
