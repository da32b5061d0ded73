import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { untickEnding as untickCall } from '../staff/contract.ts'
import { endingRefusals } from './endings.errors.ts'
import { removeTick } from './endings.repository.ts'
import { requireEnded } from './read-ending.ts'
import type { TickActor } from './tick-ending.ts'

/** Takes back that a point is done. What was said of it goes to the audit trail. @throws ending.not_found, ending.not_ticked */
export function untickEnding(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { kind: actorKind, id: actorId, address }: TickActor,
  key: InputOf<typeof untickCall>,
): Promise<void> {
  const { companyId, registrationId: record, point } = key
  return deps.db.transaction(async (tx) => {
    await requireEnded(tx, key)
    const gone = await removeTick(tx, key)
    if (!gone) throw endingRefusals.not_ticked()
    const { doneOn: on, givenByName: by, note, fileId } = gone
    const detail = { point, on, by, note, fileId }
    const at = deps.clock.now()
    const entry = { at, actorKind, actorId, address, companyId, record, detail }
    await writeAudit(tx, { ...entry, action: 'ending.unticked' })
  })
}
