import { asOwner, ownersOf, requireConfirmed } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyExport } from '../contract.ts'
import { DAY_MS, EXPORTS_A_DAY } from '../export-states.ts'
import { countExports, findExport, findOpenExport, insertExport } from './exports.repository.ts'
import { presentExport } from './present-export.ts'
import { privacyRefusals } from './privacy.errors.ts'
import { privacyMessages } from './privacy.messages.ts'

export const EXPORT_JOB = 'privacy.make-export'

/** Begins an export; the company is locked, so that of many who ask at once one begins it. */
export async function startExport(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  principal: SellerPrincipal,
  { ip }: { ip: string },
): Promise<CompanyExport> {
  const at = deps.clock.now()
  const { companyId, userId } = principal
  return asOwner(deps, principal, async (tx) => {
    await requireConfirmed(tx, principal, at)
    const open = await findOpenExport(tx, principal)
    if (open) return presentExport(open, at)
    await requireFewToday(tx, companyId, at)
    const id = newId('exp')
    await insertExport(tx, { companyId, id, userId, status: 'WAITING', requestedAt: at })
    await deps.jobs.add(tx, EXPORT_JOB, { companyId, id }, { key: id })
    await tellOtherOwners(deps, tx, principal)
    const what = { action: 'privacy.export_begun', record: id, address: ip }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, companyId, ...what })
    const row = await findExport(tx, { companyId, id })
    if (!row) throw new Error('an export is gone')
    return presentExport(row, at)
  })
}

async function requireFewToday(tx: Transaction, companyId: string, at: Date): Promise<void> {
  const today = await countExports(tx, companyId, new Date(at.getTime() - DAY_MS))
  if (today >= EXPORTS_A_DAY) throw privacyRefusals.too_many_exports({ params: { most: EXPORTS_A_DAY } })
}

/** Whoever shares the company knows that a copy of it goes out. */
async function tellOtherOwners(
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  tx: Transaction,
  { companyId, userId, userName }: SellerPrincipal,
): Promise<void> {
  const userIds = (await ownersOf(tx, companyId)).filter((id) => id !== userId)
  if (userIds.length === 0) return
  await notify(tx, deps, {
    companyId,
    kind: privacyMessages.exportBegun,
    params: { by: userName },
    userIds,
  })
}
