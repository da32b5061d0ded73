import { asc, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { staffTeams, type TeamRow } from './teams.tables.ts'

/** All of them, by name. */
export function teamsByName(executor: Executor): Promise<TeamRow[]> {
  return executor
    .select()
    .from(staffTeams)
    .orderBy(asc(sql`lower(${staffTeams.name})`))
}

/** Everybody in any of these teams; of one that is gone, nobody. */
export async function membersOfTeams(executor: Executor, teamIds: readonly string[]): Promise<string[]> {
  const rows = await executor
    .select({ memberIds: staffTeams.memberIds })
    .from(staffTeams)
    .where(inArray(staffTeams.id, [...teamIds]))
  return [...new Set(rows.flatMap(({ memberIds }) => memberIds))]
}
