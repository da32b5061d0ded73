import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { DeclarationRow } from './declarations.tables.ts'

/**
 * Published when the figures wait for the seller’s confirmation, and when they are filed. Payload: which declaration, and
 * where it stands.
 */
export const DECLARATION_NEWS = 'DeclarationNews'

export function publishNews(
  tx: Transaction,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  row: DeclarationRow,
): Promise<void> {
  const { companyId, id: declarationId, number, kind, scheme, country, status } = row
  return jobs.publish(tx, DECLARATION_NEWS, {
    companyId,
    declarationId,
    number,
    kind,
    scheme,
    country,
    status,
    from: row.fromDay,
    to: row.toDay,
    at: row.statusSince.toISOString(),
  })
}
