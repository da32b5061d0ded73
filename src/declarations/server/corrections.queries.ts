import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { declarations, type DeclarationRow } from './declarations.tables.ts'

export type Correction = { ordinal: number; of: string }
type One = Pick<DeclarationRow, 'companyId' | 'id' | 'corrects'>

/** Which correction each of these is, and of which number, by their ids; what corrects nothing is left out. */
export async function correctionsAmong(
  executor: Executor,
  rows: readonly One[],
): Promise<ReadonlyMap<string, Correction>> {
  const some = rows.filter(({ corrects }) => corrects !== null)
  if (some.length === 0) return new Map()
  const given = JSON.stringify(some.map(({ companyId, id, corrects }) => ({ companyId, id, corrects })))
  // Each corrects one before it: followed to the first, which corrects nothing.
  const { rows: found } = await executor.execute<{ id: string; ordinal: number; of: string }>(sql`
    with recursive chain as (
      select given."companyId" as company_id, given.id, given.corrects as before, 1 as ordinal
      from jsonb_to_recordset(${given}::jsonb) as given("companyId" text, id text, corrects text)
      union all
      select chain.company_id, chain.id, ${declarations.corrects}, chain.ordinal + 1
      from chain
      join ${declarations} on ${declarations.companyId} = chain.company_id and ${declarations.id} = chain.before
      where ${declarations.corrects} is not null
    )
    -- Looked up one by one: they are few, and the planner takes them for a hundred.
    select last.id, last.ordinal, (
      select ${declarations.number} from ${declarations}
      where ${declarations.companyId} = last.company_id and ${declarations.id} = last.before) as of
    from (select distinct on (chain.id) chain.* from chain order by chain.id, chain.ordinal desc) as last`)
  return new Map(found.map(({ id, ordinal, of }) => [id, { ordinal, of }]))
}
