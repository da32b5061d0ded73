import { asc, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { fixedQuery } from '#platform/server/whole-rows.ts'
import type { Absence } from '../absences.ts'
import type { AssignmentRule } from '../assignment.ts'
import { staffAbsences } from './absences.tables.ts'
import { staffTeams } from './teams.tables.ts'
import { assignmentRules, type RuleRow } from './rules.tables.ts'

/** As they are tried. */
export function rulesInOrder(executor: Executor): Promise<RuleRow[]> {
  return executor
    .select()
    .from(assignmentRules)
    .orderBy(asc(assignmentRules.position), asc(assignmentRules.id))
}

type Assignment = { rules: AssignmentRule[]; absences: Absence[] }

/** All rules in their order and who is away on a day, in one statement: whatever comes to the agency unassigned asks. */
export async function readAssignment(executor: Executor, day: Day): Promise<Assignment> {
  const [row] = await assignment(executor, day, day)
  return { rules: row?.rules ?? [], absences: row?.absences ?? [] }
}

const DAY = ''
const assignment = fixedQuery<Assignment>(
  sql`select
    (select coalesce(json_agg(json_build_object('productCode', product_code, 'country', country, 'lang', lang, 'staffIds', coalesce((select member_ids from ${staffTeams} where id = team_id), staff_ids), 'countries', coalesce((select countries from ${staffTeams} where id = team_id), '[]'::jsonb), 'mostOpen', most_open) order by position, id), '[]'::json) from ${assignmentRules}) as rules,
    (select coalesce(json_agg(json_build_object('staffId', staff_id, 'from', from_day, 'until', until_day, 'standInId', stand_in_id)), '[]'::json) from ${staffAbsences} where from_day <= ${DAY}::date and until_day >= ${DAY}::date) as absences`,
)
