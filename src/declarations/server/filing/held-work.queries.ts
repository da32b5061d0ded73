import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Held } from '../../why-waiting.ts'
import { declarationHistory, type DeclarationRow } from '../declarations.tables.ts'
import { openSubmissionsOf } from '../hmrc/submissions.repository.ts'

type One = Pick<DeclarationRow, 'companyId' | 'id' | 'status' | 'country'>

/** By id, what the status alone does not say of some declarations: of a page of the list, or of one. */
export async function heldAmong(executor: Executor, rows: readonly One[]): Promise<Map<string, Held>> {
  const confirmed = rows.filter(({ status, country }) => status === 'CONFIRMED' && country === 'GB')
  const calculated = rows.filter(({ status }) => status === 'CALCULATED')
  const atHmrc = await openSubmissionsOf(executor, confirmed)
  const sentBack = await sentBackAmong(executor, calculated)
  return new Map<string, Held>([
    ...atHmrc.map((id) => [id, 'AT_HMRC_UNCLEAR'] as const),
    ...sentBack.map((id) => [id, 'SENT_BACK'] as const),
  ])
}

/** Those whose last step is that a colleague sent them back. */
async function sentBackAmong(executor: Executor, rows: readonly One[]): Promise<string[]> {
  if (rows.length === 0) return []
  const { companyId, declarationId, ordinal, action } = declarationHistory
  const last = await executor
    .selectDistinctOn([companyId, declarationId], { declarationId, action })
    .from(declarationHistory)
    .where(
      or(...rows.map((row): SQL | undefined => and(eq(companyId, row.companyId), eq(declarationId, row.id)))),
    )
    .orderBy(companyId, declarationId, desc(ordinal))
  return last.filter((one) => one.action === 'return_figures').map((one) => one.declarationId)
}
