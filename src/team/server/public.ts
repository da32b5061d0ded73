/** What other modules may use. */
export { absencesFrom, colleaguesOn } from './absences.queries.ts'
export { TEAM_TIMES_CHANGED } from './save-level.ts'
export { readAssignment } from './rules.queries.ts'
export { membersOfTeams, teamsByName } from './teams.queries.ts'
export { readTimes, timesLately } from './team.queries.ts'
