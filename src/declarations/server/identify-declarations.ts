import type { ServerDeps } from '#platform/server/server-deps.ts'
import { identifiedIn } from '#tax-numbers/one-stop-shop-number.ts'
import { updateDeclaration } from './declarations.repository.ts'
import { requestCalculation } from './recalculate.ts'
import { unidentifiedDeclarations } from './unidentified.queries.ts'

const BATCH = 200

/**
 * Gives one-stop-shop declarations their member state of identification: the first ones were opened for the whole Union,
 * and one may be opened before its number is known. Without the state no file of an authority can be made. @returns how many
 */
export async function identifyDeclarations(deps: Pick<ServerDeps, 'db' | 'jobs'>): Promise<number> {
  let identified = 0
  for (let after = ''; ;) {
    const rows = await unidentifiedDeclarations(deps.db, { after, limit: BATCH })
    for (const { companyId, id, fromDay, ...registration } of rows) {
      const country = identifiedIn(registration)
      if (country === registration.country) continue
      await deps.db.transaction(async (tx) => {
        await updateDeclaration(tx, { companyId, id }, { country })
        await requestCalculation(tx, deps, { companyId, from: fromDay })
      })
      identified++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return identified
    after = last.id
  }
}
