import { and, desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { standingChoices, type StandingChoiceRow } from '../standing-choices.tables.ts'

/** The choice that counts in a country; undefined: none was ever signed. */
export async function choiceIn(
  executor: Executor,
  { companyId, country }: { companyId: string; country: string },
): Promise<StandingChoiceRow | undefined> {
  const [row] = await executor
    .select()
    .from(standingChoices)
    .where(and(eq(standingChoices.companyId, companyId), eq(standingChoices.country, country)))
    .orderBy(desc(standingChoices.signedAt), desc(standingChoices.id))
    .limit(1)
  return row
}

/** The choices that count, one for each country. */
export async function currentChoices(executor: Executor, companyId: string): Promise<StandingChoiceRow[]> {
  return executor
    .selectDistinctOn([standingChoices.country])
    .from(standingChoices)
    .where(eq(standingChoices.companyId, companyId))
    .orderBy(standingChoices.country, desc(standingChoices.signedAt), desc(standingChoices.id))
}

export async function findChoice(
  executor: Executor,
  { companyId, id }: Pick<StandingChoiceRow, 'companyId' | 'id'>,
): Promise<StandingChoiceRow | undefined> {
  const [row] = await executor
    .select()
    .from(standingChoices)
    .where(and(eq(standingChoices.companyId, companyId), eq(standingChoices.id, id)))
  return row
}

export async function insertChoice(tx: Transaction, row: StandingChoiceRow): Promise<void> {
  await tx.insert(standingChoices).values(row)
}
