import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { centsOf, type saveDistanceFacts as saveCall } from '../distance-contract.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { distanceSalesRefusals } from './distance-sales.errors.ts'
import { keepDistanceFact } from './distance-sales.repository.ts'

export type DistanceWriter = {
  companyId: string
  by: { kind: 'seller' | 'staff'; id: string; name: string; address: string }
  /** Of the staff: where it comes from */
  source?: string
}

/** By whoever may; the rows that wait for it are determined. @throws distanceSales.other_year */
export async function sayDistance(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  { companyId, by, source }: DistanceWriter,
  said: z.output<(typeof saveCall)['input']>,
): Promise<void> {
  const { year, beforeMonth, optedFrom } = said
  if (!beforeMonth.startsWith(`${year}-`)) throw distanceSalesRefusals.other_year()
  const at = deps.clock.now()
  const beforeAmount = centsOf(said.before)
  const figures = {
    previousYear: centsOf(said.previousYear),
    beforeAmount,
    beforeMonth: beforeAmount === null ? null : `${beforeMonth}-01`,
    opted: optedFrom !== null,
    optedFrom,
  }
  const changed = { changedAt: at, changedById: by.id, changedByKind: by.kind, changedByName: by.name }
  await keepDistanceFact(tx, { companyId, year, ...figures, ...changed })
  await writeAudit(tx, {
    at,
    actorKind: by.kind,
    actorId: by.id,
    address: by.address,
    action: 'reports.distance_sales_saved',
    record: companyId,
    companyId,
    detail: { year, ...figures, ...(source !== undefined && { source }) },
  })
  await addRejudgeJob(deps, tx, companyId)
}
