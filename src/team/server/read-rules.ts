import type { OutputOf } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import type { listRules } from '../staff/rules-contract.ts'
import { rulesInOrder } from './rules.queries.ts'
import type { TeamDeps } from './save-level.ts'

/** The rules as they are tried, without those who left. */
export async function readRules({ db }: Pick<TeamDeps, 'db'>): Promise<OutputOf<typeof listRules>> {
  const [rows, workers] = await Promise.all([rulesInOrder(db), listCaseWorkers(db)])
  const people = workers.map(({ id, name }) => ({ id, name }))
  return {
    people,
    rules: rows.map(({ id, productCode, country, lang, staffIds, mostOpen, savedByName }) => ({
      id,
      productCode,
      country,
      lang,
      isForAll: staffIds.length === 0,
      people: people.filter((one) => staffIds.includes(one.id)),
      mostOpen,
      savedByName,
    })),
  }
}
