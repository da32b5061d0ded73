import { and, asc, count, eq, getTableColumns, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { CASE_WORKERS } from '#staff/server/public.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { staffAbsences, type AbsenceRow } from './absences.tables.ts'

const standIns = alias(staffMembers, 'stand_ins')

/** What is not over on a day, soonest first, with the names of the people, also of who left. */
export function absencesFrom(executor: Executor, day: Day) {
  return executor
    .select({ ...getTableColumns(staffAbsences), name: staffMembers.name, standInName: standIns.name })
    .from(staffAbsences)
    .innerJoin(staffMembers, eq(staffMembers.id, staffAbsences.staffId))
    .leftJoin(standIns, eq(standIns.id, staffAbsences.standInId))
    .where(gte(staffAbsences.until, day))
    .orderBy(asc(staffAbsences.from), asc(staffMembers.name), asc(staffAbsences.id))
}

const awayUntil = (day: Day) => sql<Day | null>`(select max(until_day)::text from ${staffAbsences} as absence
  where absence.staff_id = staff_members.id and absence.from_day <= ${day} and absence.until_day >= ${day})`

/** Those who work on orders, by name, each with the last day of an absence in which they are on a day. */
export function colleaguesOn(executor: Executor, day: Day) {
  return executor
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      role: staffMembers.role,
      awayUntil: awayUntil(day),
    })
    .from(staffMembers)
    .where(and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, [...CASE_WORKERS])))
    .orderBy(asc(staffMembers.name))
}

export async function countAbsencesFrom(executor: Executor, day: Day): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(staffAbsences)
    .where(gte(staffAbsences.until, day))
  return row?.found ?? 0
}

/** Another absence of the same person on any of the same days, the first of them, with their name. */
export async function absenceBeside(
  executor: Executor,
  { id, staffId, from, until }: Pick<AbsenceRow, 'id' | 'staffId' | 'from' | 'until'>,
) {
  const [row] = await executor
    .select({ name: staffMembers.name, from: staffAbsences.from, until: staffAbsences.until })
    .from(staffAbsences)
    .innerJoin(staffMembers, eq(staffMembers.id, staffAbsences.staffId))
    .where(
      and(
        eq(staffAbsences.staffId, staffId),
        ne(staffAbsences.id, id),
        lte(staffAbsences.from, until),
        gte(staffAbsences.until, from),
      ),
    )
    .orderBy(asc(staffAbsences.from))
    .limit(1)
  return row
}

export async function findAbsence(executor: Executor, id: string): Promise<AbsenceRow | undefined> {
  const [row] = await executor.select().from(staffAbsences).where(eq(staffAbsences.id, id))
  return row
}
