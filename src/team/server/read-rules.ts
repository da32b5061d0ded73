import type { OutputOf } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import type { listRules } from '../staff/rules-contract.ts'
import { rulesInOrder } from './rules.queries.ts'
import type { TeamDeps } from './save-level.ts'
import { teamsByName } from './teams.queries.ts'

/** The rules as they are tried, without those who left. */
export async function readRules({ db }: Pick<TeamDeps, 'db'>): Promise<OutputOf<typeof listRules>> {
  const [rows, workers, teams] = await Promise.all([rulesInOrder(db), listCaseWorkers(db), teamsByName(db)])
  const people = workers.map(({ id, name }) => ({ id, name }))
  return {
    people,
    teams: teams.map(({ id, name }) => ({ id, name })),
    rules: rows.map(({ id, productCode, country, lang, staffIds, teamId, mostOpen, savedByName }) => ({
      id,
      productCode,
      country,
      lang,
      isForAll: teamId === null && staffIds.length === 0,
      team: teams.flatMap(({ id: one, name }) => (one === teamId ? [{ id: one, name }] : []))[0] ?? null,
      people: people.filter((one) => staffIds.includes(one.id)),
      mostOpen,
      savedByName,
    })),
  }
}
