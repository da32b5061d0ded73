import type { Transaction } from '#platform/server/database.ts'
import { holdStoredFiles } from './documents.queries.ts'
import { upsertFacts, type DocumentFacts } from './vault.repository.ts'

/**
 * Puts files among the company's documents, or learns more about those that are there. Ids of others' files say
 * nothing. What a member corrected stays.
 */
export async function keepFacts(
  tx: Transaction,
  companyId: string,
  facts: readonly DocumentFacts[],
): Promise<void> {
  if (facts.length === 0) return
  const owned = await holdStoredFiles(
    tx,
    companyId,
    facts.map(({ fileId }) => fileId),
  )
  const known = new Map<string, DocumentFacts>()
  for (const fact of facts) {
    const before = known.get(fact.fileId)
    if (owned.some(({ id }) => id === fact.fileId) && (!before || before.kind === 'OTHER'))
      known.set(fact.fileId, fact)
  }
  await upsertFacts(tx, companyId, [...known.values()])
}
