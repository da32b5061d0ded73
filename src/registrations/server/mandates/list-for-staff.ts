import type { Database } from '#platform/server/database.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { staffMandates } from '../../staff/contract.ts'
import { mandatesForStaff } from './mandates.queries.ts'
import { presentMandates, type Reading } from './present-mandate.ts'

/** Mandates of several companies, each read as its own company sees it. */
export async function listForStaff(
  db: Database,
  filter: Parameters<typeof mandatesForStaff>[1],
  reading: Reading,
): Promise<OutputOf<typeof staffMandates>> {
  const { page, pageSize } = filter
  const { rows, total } = await mandatesForStaff(db, filter)
  const companies = new Map(rows.map(({ mandate, company }) => [mandate.companyId, company]))
  const presented = await Promise.all(
    [...companies.keys()].map((companyId) => {
      const own = rows.flatMap(({ mandate }) => (mandate.companyId === companyId ? [mandate] : []))
      return presentMandates(db, companyId, own, reading)
    }),
  )
  const byId = new Map(presented.flat().map((mandate) => [mandate.id, mandate]))
  const records = rows.flatMap(({ mandate: row, company: name }) => {
    const mandate = byId.get(row.id)
    return mandate ? [{ ...mandate, company: { id: row.companyId, name }, replaces: row.replacesId }] : []
  })
  return { records, total, page, pageSize }
}
