import type { OutputOf } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import type { listTeams } from '../staff/teams-contract.ts'
import type { TeamDeps } from './save-level.ts'
import { teamsByName } from './teams.queries.ts'

/** The teams by name, without members who left. */
export async function readTeams({ db }: Pick<TeamDeps, 'db'>): Promise<OutputOf<typeof listTeams>> {
  const [rows, workers] = await Promise.all([teamsByName(db), listCaseWorkers(db)])
  const people = workers.map(({ id, name }) => ({ id, name }))
  return {
    people,
    teams: rows.map(({ id, name, memberIds, countries, seat, savedByName }) => ({
      id,
      name,
      countries,
      seat,
      members: people.filter((one) => memberIds.includes(one.id)),
      savedByName,
    })),
  }
}
