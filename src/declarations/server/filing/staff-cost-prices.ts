import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { sayCostPrice, takeBackCostPrice } from '#reports/server/public.ts'
import type { staffRemoveCostPrice, staffSaveCostPrice } from '../../staff/costs-contract.ts'
import { requireWork } from './read-work.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Who = { staff: StaffPrincipal; address: string }
type Entered = z.output<(typeof staffSaveCostPrice)['input']>
type Removed = z.output<(typeof staffRemoveCostPrice)['input']>

/** @throws declarations.not_found, costPrice.too_many */
export async function enterCostPrice(deps: Deps, who: Who, { companyId, id, source, ...said }: Entered) {
  await requireWork(deps, who.staff, { companyId, id })
  const { staffId, staffName } = who.staff
  const writer = {
    companyId,
    by: { kind: 'staff', id: staffId, name: staffName },
    at: deps.clock.now(),
  } as const
  return deps.db.transaction(async (tx) => {
    const price = await sayCostPrice(tx, writer, said)
    const detail = { ...said, source }
    await audit(tx, deps, who, { action: 'declarations.cost_price_saved', companyId, id, detail })
    return price
  })
}

/** @throws declarations.not_found */
export async function removePrice(deps: Deps, who: Who, { companyId, id, ...which }: Removed) {
  await requireWork(deps, who.staff, { companyId, id })
  return deps.db.transaction(async (tx) => {
    const removed = await takeBackCostPrice(tx, companyId, which)
    const done = { action: 'declarations.cost_price_removed', companyId, id, detail: which }
    if (removed) await audit(tx, deps, who, done)
    return { removed }
  })
}

type Done = { action: string; companyId: string; id: string; detail: Record<string, unknown> }

const audit = (
  tx: Transaction,
  { clock }: Deps,
  { staff, address }: Who,
  { id, ...done }: Done,
): Promise<void> =>
  writeAudit(tx, {
    ...done,
    at: clock.now(),
    actorKind: 'staff',
    actorId: staff.staffId,
    record: id,
    address,
  })
