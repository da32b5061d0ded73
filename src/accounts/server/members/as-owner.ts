import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { roleIn } from '../accounts.queries.ts'
import { lockCompany } from '../companies.repository.ts'

/**
 * Changes who belongs to a company, one change after the other: the company is locked, and whoever asks is still its
 * owner then, however long the call took. @throws wire.not_allowed
 */
export function asOwner<T>(
  deps: Pick<ServerDeps, 'db'>,
  principal: SellerPrincipal,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    await lockCompany(tx, principal.companyId)
    if ((await roleIn(tx, principal)) !== 'owner') throw wireRefusals.not_allowed()
    return change(tx)
  })
}
