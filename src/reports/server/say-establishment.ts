import type { z } from 'zod'
import { getCompany } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { saveEstablishment as saveCall } from '../distance-contract.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { distanceSalesRefusals } from './distance-sales.errors.ts'
import { keepEstablishment, removeEstablishment } from './distance-sales.repository.ts'
import type { DistanceWriter } from './save-distance-facts.ts'

/** By whoever may; what was determined without it is determined anew. @throws distanceSales.own_seat */
export async function sayEstablishment(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  { companyId, by, source }: DistanceWriter,
  { country, from, to, isGone }: z.output<(typeof saveCall)['input']>,
): Promise<void> {
  if ((await getCompany(tx, companyId))?.country === country) throw distanceSalesRefusals.own_seat()
  const at = deps.clock.now()
  const changed = { changedAt: at, changedById: by.id, changedByKind: by.kind, changedByName: by.name }
  if (isGone) await removeEstablishment(tx, { companyId, country })
  else await keepEstablishment(tx, { companyId, country, fromDay: from, toDay: to, ...changed })
  await writeAudit(tx, {
    at,
    actorKind: by.kind,
    actorId: by.id,
    address: by.address,
    action: isGone ? 'reports.establishment_removed' : 'reports.establishment_saved',
    record: companyId,
    companyId,
    detail: { country, from, to, ...(source !== undefined && { source }) },
  })
  await addRejudgeJob(deps, tx, companyId)
}
