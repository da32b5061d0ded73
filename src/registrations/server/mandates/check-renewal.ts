import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { mandateRefusals } from '../mandates.errors.ts'
import { mandatesMessages } from '../mandates.messages.ts'
import { sayThatItIsInForce } from './keep-mandate.ts'
import { lockMandate, lockMandatesOfNode, moveMandate, type MandateRow } from './mandates.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>
type At = { staff: StaffPrincipal; companyId: string; mandateId: string }

/** Puts a document that was signed again in force, in the place of the earlier one. */
export function acceptRenewal(
  deps: Deps,
  request: At & { signedOn?: Day; validUntil?: Day },
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const today = dayOf(at, deps.config.agency.timeZone)
    const waiting = await submitted(tx, request)
    const { signedOn = waiting.signedOn, validUntil } = request
    if (signedOn > today) throw mandateRefusals.signed_in_future({ fields: { signedOn: FUTURE } })
    if (validUntil !== undefined && validUntil < today)
      throw mandateRefusals.over_already({ fields: { validUntil: OVER } })
    await endInForce(tx, waiting, { today, at })
    const changes = { statusSince: at, signedOn, expiresOn: validUntil ?? null }
    const accepted = await moveMandate(tx, waiting, 'accept', changes)
    if (!accepted) throw mandateRefusals.not_submitted()
    await audit(tx, request, 'mandate.accepted', at)
    await sayThatItIsInForce(tx, deps, accepted)
    return { id: accepted.id }
  })
}

/** Returns a document that was signed again, with the reason that the seller reads. */
export function returnRenewal(deps: Deps, request: At & { reason: LocalText }): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const waiting = await submitted(tx, request)
    const { companyId, country, productName: product } = waiting
    await moveMandate(tx, waiting, 'return', { statusSince: at, reason: request.reason })
    await audit(tx, request, 'mandate.returned', at)
    const params = { country, product, reason: request.reason }
    await notify(tx, deps, { companyId, kind: mandatesMessages.returned, params })
    return { id: waiting.id }
  })
}

async function submitted(tx: Transaction, { companyId, mandateId }: At): Promise<MandateRow> {
  const waiting = await lockMandate(tx, companyId, mandateId)
  if (!waiting) throw mandateRefusals.not_found()
  if (waiting.status !== 'SUBMITTED') throw mandateRefusals.not_submitted()
  return waiting
}

/** What is in force of the same step; what was revoked before stays revoked. */
async function endInForce(
  tx: Transaction,
  waiting: MandateRow,
  { today, at }: { today: Day; at: Date },
): Promise<void> {
  for (const earlier of await lockMandatesOfNode(tx, waiting))
    await moveMandate(tx, earlier, 'end', {
      statusSince: at,
      endedOn: today,
      endReason: 'REPLACED',
      endedByKind: 'system',
    })
}

function audit(
  tx: Transaction,
  { staff, companyId, mandateId }: At,
  action: string,
  at: Date,
): Promise<void> {
  return writeAudit(tx, {
    at,
    actorKind: 'staff',
    actorId: staff.staffId,
    action,
    record: mandateId,
    companyId,
  })
}

const FUTURE = { en: 'The day of the signature cannot be in the future.', zh: '签署日期不能晚于今天。' }
const OVER = { en: 'Its last day has already passed.', zh: '有效期截止日已过。' }
