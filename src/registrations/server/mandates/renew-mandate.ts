import { bindFiles, documentRefusals, getStoredFiles } from '#documents/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { isRenewable, mandateView } from '../../mandate-states.ts'
import { covers } from '../../mandate-scope.ts'
import { mandateRefusals } from '../mandates.errors.ts'
import { mandatesOn, standingIn } from './mandates.queries.ts'
import {
  insertMandate,
  lockMandate,
  lockRenewalsOf,
  moveMandate,
  type MandateRow,
} from './mandates.repository.ts'
import { othersFor } from './present-mandate.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** @property id that of its request */
export type SignedAgain = { id: string; companyId: string; mandateId: string; fileId: string }

/**
 * Takes in a newly signed document for a mandate; staff check it before it counts. Until then the earlier one stays as it
 * is. A document that was returned, or not checked yet, is replaced; one that is there already is the same request's.
 * @throws mandate.not_found, mandate.not_renewable, documents.not_found, documents.wrong_type
 */
export function renewMandate(
  deps: Deps,
  { id, companyId, mandateId, fileId }: SignedAgain,
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const today = dayOf(at, deps.config.agency.timeZone)
    const before = await lockMandate(tx, companyId, id)
    if (before) {
      expectSame(before, { replacesId: mandateId, fileId })
      return { id }
    }
    const mandate = await lockMandate(tx, companyId, mandateId)
    if (!mandate) throw mandateRefusals.not_found()
    if (!(await mayRenew(tx, mandate, today))) throw mandateRefusals.not_renewable()
    for (const earlier of await lockRenewalsOf(tx, mandate))
      await moveMandate(tx, earlier, 'withdraw', { statusSince: at, endedOn: today, endReason: 'WITHDRAWN' })
    const row = signedAgain(mandate, { id, fileId, today, at })
    await insertMandate(tx, row)
    await bindSigned(tx, row)
    return { id: row.id }
  })
}

/** One that was revoked only where a registration needs it and nothing else is in force: otherwise there is no reason. */
async function mayRenew(tx: Transaction, mandate: MandateRow, today: Day): Promise<boolean> {
  const view = mandateView(mandate, today)
  if (!isRenewable(view)) return false
  if (view !== 'REVOKED') return true
  const { companyId, country } = mandate
  const inForce = await mandatesOn(tx, companyId, today, [country])
  if (othersFor(mandate, inForce).length > 0) return false
  const standing = await standingIn(tx, companyId, [country])
  return standing.some((registration) => covers(mandate, registration))
}

function signedAgain(
  mandate: MandateRow,
  { id, fileId, today, at }: { id: string; fileId: string; today: Day; at: Date },
): MandateRow {
  return {
    ...mandate,
    id,
    fileId,
    status: 'SUBMITTED',
    statusSince: at,
    signedOn: today,
    expiresOn: null,
    endedOn: null,
    endReason: null,
    endedByKind: null,
    endedByName: null,
    reason: null,
    replacesId: mandate.id,
    toldDays: null,
    createdAt: at,
  }
}

const DOCUMENT_TYPES = new Set<string>(['application/pdf', 'image/jpeg', 'image/png'])
const LABEL = { en: 'Mandate, signed again', zh: '重新签署的授权委托书' }

/** With the step that it belongs to, so that staff find it there. */
async function bindSigned(tx: Transaction, { companyId, nodeId, fileId, country, createdAt }: MandateRow) {
  const [file] = await getStoredFiles(tx, companyId, [fileId])
  if (!file) throw documentRefusals.not_found()
  if (!DOCUMENT_TYPES.has(file.type)) throw documentRefusals.wrong_type()
  await bindFiles(tx, {
    companyId,
    record: nodeId,
    files: [{ place: 'signed', fileId }],
    about: { kind: 'SIGNED', label: LABEL, country },
    at: createdAt,
  })
}
