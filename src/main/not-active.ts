import { companyRefusals } from '#accounts/server/accounts.errors.ts'
import { membershipsOf } from '#accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { ID_PATTERN } from '#platform/shared/ids.ts'
import type { Principal } from '#platform/shared/principal.ts'
import type { Refusal } from '#platform/shared/refusal.ts'
import { ownerAmong, tablesOfCompanies } from './owned-records.queries.ts'

const MOST_IDS = 50

/**
 * Why something was not found: it belongs to another company of the person, who is told which. Looked up only where a
 * member of several companies was answered "not found", so that no other call pays for it.
 */
export function missingExplained(
  db: Database,
): (who: Principal, input: unknown) => Promise<Refusal | undefined> {
  let tables: Promise<string[]> | undefined
  return async (who, input) => {
    const ids = idsIn(input)
    if (who.kind !== 'seller' || ids.length === 0) return undefined
    const others = (await membershipsOf(db, who.userId)).filter(({ id }) => id !== who.companyId)
    if (others.length === 0) return undefined
    tables ??= tablesOfCompanies(db)
    const found = tables.then((all) =>
      ownerAmong(db, { tables: all, companyIds: others.map(({ id }) => id), ids }),
    )
    const owner = await found.catch((error: unknown) => {
      tables = undefined
      throw error
    })
    const company = others.find(({ id }) => id === owner)
    return (
      company &&
      companyRefusals.not_active({
        params: { company: company.name },
        data: { companyId: company.id, companyName: company.name },
      })
    )
  }
}

/** Whatever in an input could be the id of a record. Exported for its test. */
export function idsIn(input: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (found.size >= MOST_IDS) return
    if (typeof value === 'string') {
      if (ID_PATTERN.test(value)) found.add(value)
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look(input)
  return [...found]
}
