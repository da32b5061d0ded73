import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { mandateRefusals } from '../mandates.errors.ts'
import { mandatesMessages } from '../mandates.messages.ts'
import { mandatesOn } from './mandates.queries.ts'
import { lockMandate, lockRenewalsOf, moveMandate, type MandateRow } from './mandates.repository.ts'
import { othersFor } from './present-mandate.ts'

/** Published when one is revoked. Payload: `{ workOrderId, mandateId, kind, id, name }`, the last three of whoever did it. */
export const MANDATE_REVOKED = 'MandateRevoked'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

export type Revocation = {
  companyId: string
  mandateId: string
  by: { kind: 'seller' | 'staff'; id: string; name: string; address?: string }
  /** Why, as the seller reads it; a seller need not say. */
  reason?: LocalText
}

/** Ends a mandate from today on, and tells what follows. @throws mandate.not_found, mandate.ended_already */
export function revokeMandate(deps: Deps, revocation: Revocation): Promise<{ id: string }> {
  const { companyId, mandateId } = revocation
  return deps.db.transaction(async (tx) => {
    const mandate = await lockMandate(tx, companyId, mandateId)
    if (!mandate) throw mandateRefusals.not_found()
    const now = deps.clock.now()
    const ended = await moveMandate(tx, mandate, 'end', {
      statusSince: now,
      endedOn: dayOf(now, deps.config.agency.timeZone),
      endReason: 'REVOKED',
      endedByKind: revocation.by.kind,
      endedByName: revocation.by.name,
      reason: revocation.reason ?? null,
    })
    if (!ended) throw mandateRefusals.ended_already()
    // Who revokes does not want what they signed again before either.
    for (const again of await lockRenewalsOf(tx, mandate))
      await moveMandate(tx, again, 'withdraw', {
        statusSince: now,
        endedOn: ended.endedOn,
        endReason: 'WITHDRAWN',
      })
    await writeDown(tx, revocation, now)
    await sayThatItWasRevoked(tx, deps, ended)
    const { kind, id, name } = revocation.by
    const { workOrderId } = ended
    await deps.jobs.publish(tx, MANDATE_REVOKED, { workOrderId, mandateId, kind, id, name })
    return { id: mandateId }
  })
}

function writeDown(tx: Transaction, { companyId, mandateId, by }: Revocation, at: Date): Promise<void> {
  return writeAudit(tx, {
    at,
    actorKind: by.kind,
    actorId: by.id,
    action: 'mandate.revoked',
    record: mandateId,
    companyId,
    ...(by.address !== undefined && { address: by.address }),
  })
}

async function sayThatItWasRevoked(tx: Transaction, deps: Deps, mandate: MandateRow): Promise<void> {
  const { companyId, country, productName: product, endedByName } = mandate
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const others = othersFor(mandate, await mandatesOn(tx, companyId, today, [country]))
  const params = { country, product, by: endedByName ?? '', more: others.length }
  await notify(tx, deps, { companyId, kind: mandatesMessages.revoked, params })
}
