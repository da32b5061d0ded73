import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { statusOfHold } from '../../legal-hold.ts'
import type { Hold } from '../../staff/holds-contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import type { HoldRecord } from '../privacy.tables.ts'
import { changeHold, holdsOver, lockHold } from './holds.repository.ts'
import { presentHold } from './read-holds.ts'

type Change = Parameters<typeof changeHold>[2]
/** Of a hold that has ended nothing is left of an address but its mark. */
const FORGOTTEN = { address: null, marks: [] }

/** `ask` and `keep` are one person's; `lift` is that of another than the one who asked. */
export type HoldMove = 'ask' | 'keep' | 'lift'

const ACTIONS: Record<HoldMove, string> = {
  ask: 'privacy.hold_lift_asked',
  keep: 'privacy.hold_kept',
  lift: 'privacy.hold_lifted',
}

/** @throws privacy.hold_not_found, privacy.hold_changed, privacy.hold_second_person */
export async function moveHold(
  deps: PrivacyDeps,
  move: HoldMove,
  { holdId }: { holdId: string },
  { staff: { staffId }, ip }: { staff: StaffPrincipal; ip: string },
): Promise<Hold> {
  const at = deps.clock.now()
  const row = await deps.db.transaction(async (tx) => {
    const found = await lockHold(tx, holdId)
    if (!found) throw privacyRefusals.hold_not_found()
    const change = changeOf(move, found, { staffId, at })
    await changeHold(tx, holdId, change)
    const of = found.about === 'COMPANY' ? { companyId: found.subjectId } : {}
    const line = { action: ACTIONS[move], record: holdId, address: ip, ...of }
    await writeAudit(tx, { at, actorKind: 'staff', actorId: staffId, ...line })
    return { ...found, ...change }
  })
  return presentHold(deps, row, staffId)
}

function changeOf(move: HoldMove, row: HoldRecord, { staffId, at }: { staffId: string; at: Date }): Change {
  if (statusOfHold(row) !== (move === 'ask' ? 'HOLDING' : 'LIFT_ASKED')) throw privacyRefusals.hold_changed()
  if (move === 'ask') return { liftAskedBy: staffId, liftAskedAt: at }
  if (move === 'keep') return { liftAskedBy: null, liftAskedAt: null }
  if (row.liftAskedBy === staffId) throw privacyRefusals.hold_second_person()
  return { endedAt: at, endedBy: staffId, ...FORGOTTEN }
}

/** Ends those whose last day has passed. */
export async function endHolds(deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const at = deps.clock.now()
  for (const { id, about, subjectId } of await holdsOver(deps.db, dayOf(at, deps.config.agency.timeZone)))
    await deps.db.transaction(async (tx) => {
      const row = await lockHold(tx, id)
      if (!row || row.endedAt !== null) return
      await changeHold(tx, id, { endedAt: at, ...FORGOTTEN })
      const of = about === 'COMPANY' ? { companyId: subjectId } : {}
      const line = { action: 'privacy.hold_over', record: id, ...of }
      await writeAudit(tx, { at, actorKind: 'system', actorId: 'system', ...line })
    })
}
