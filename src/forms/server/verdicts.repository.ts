import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { reviewVerdicts, type VerdictRow } from './forms.tables.ts'

/** Writes verdicts; the last one on an answer of a submission is the one that counts. */
export async function putVerdicts(tx: Transaction, rows: readonly VerdictRow[]): Promise<void> {
  if (rows.length === 0) return
  const { companyId, nodeId, submission, path } = reviewVerdicts
  await tx
    .insert(reviewVerdicts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [companyId, nodeId, submission, path],
      set: {
        verdict: sql`excluded.verdict`,
        how: sql`excluded.how`,
        draft: sql`excluded.draft`,
        byId: sql`excluded.by_id`,
        byName: sql`excluded.by_name`,
        at: sql`excluded.at`,
      },
    })
}
