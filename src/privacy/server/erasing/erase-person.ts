import {
  closeCompany,
  companiesActedIn,
  companiesEverOf,
  emptyAccount,
  findUser,
  hashPassword,
  leaveAll,
  lockPerson,
  solelyOwned,
} from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { destroyPersonKey } from '#platform/server/person-keys.repository.ts'
import { newToken } from '#platform/server/secret-box.ts'
import { ERASED_NAME } from '../../erasure-states.ts'
import { forgetWithoutLaw } from '../forgetting/forget-closed.ts'
import { closedBy } from '../closings.repository.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { holdsOfErasure } from '../holding/held-back.ts'
import { isAddressId } from './address-id.ts'
import { eraseAddress } from './erase-address.ts'
import { addToCounts, changeErasure, findErasure, lockErasure } from './erasures.repository.ts'
import { sendLastMail } from './last-mail.ts'
import type { Subject } from './subject.ts'
import { RULES_BY_ADDRESS, RULES_BY_ID, takeOutBy } from './take-out-everywhere.ts'
import { endJobsOf } from './take-out.repository.ts'

/**
 * Erases a person, step by step, each in a transaction of its own. Every step may be repeated: after a kill the job begins
 * again and finds done what was done. What is known of the person, name and address, goes last.
 */
export async function erasePerson(deps: PrivacyDeps, { id }: JobPayload): Promise<void> {
  const found = await findErasure(deps.db, String(id))
  if (found?.status !== 'RUNNING') return
  // Set after the approval, or in the backup that was restored: the hourly look goes on when it has ended.
  if ((await holdsOfErasure(deps, found)).length > 0) {
    deps.log.info({ erasureId: found.id }, 'an erasure waits for a legal hold')
    return
  }
  if (isAddressId(found.userId)) await eraseAddress(deps, found)
  else await eraseAccount(deps, found)
  await sendLastMail(deps, found)
  await finish(deps, found)
}

async function eraseAccount(deps: PrivacyDeps, found: ErasureRecord): Promise<void> {
  const row = await withCompanies(deps, found)
  const subject = await subjectOf(deps, row)
  await forgetClosedOf(deps, row)
  crashPoint(deps, 'privacy.erase:companies')
  await takeOutBy([...RULES_BY_ID, ...RULES_BY_ADDRESS], deps, row.id, subject)
  crashPoint(deps, 'privacy.erase:taken-out')
  await emptyOne(deps, row, subject)
  crashPoint(deps, 'privacy.erase:emptied')
}

/**
 * A backup that was restored knows neither the companies nor that the person left them. What they had closed is closed
 * again; what they had handed over goes on, and has no owner until the agency has found one.
 */
async function withCompanies(deps: PrivacyDeps, row: ErasureRecord): Promise<ErasureRecord> {
  if (row.companyIds) return row
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const { userId } = row
    await lockPerson(tx, userId)
    const companyIds = (await companiesEverOf(tx, userId)).map((company) => company.id)
    for (const { id: companyId } of await solelyOwned(tx, userId)) {
      if (row.closedIds.includes(companyId)) {
        await deps.closing.end(tx, companyId, at)
        await closeCompany(tx, companyId, at)
      } else deps.log.warn({ companyId, erasureId: row.id }, 'a restored company has no owner any more')
    }
    await leaveAll(tx, deps, { userId, by: { actorKind: 'system', actorId: 'system' }, at })
    await changeErasure(tx, row.id, { companyIds })
    return { ...row, companyIds }
  })
}

async function subjectOf(deps: PrivacyDeps, { userId, companyIds }: ErasureRecord): Promise<Subject> {
  const person = await findUser(deps.db, userId)
  const known =
    person && person.name !== ERASED_NAME ? { names: [person.name], email: person.email } : undefined
  const acted = await companiesActedIn(deps.db, userId)
  return {
    ids: [userId],
    known,
    marks: known ? deps.box.addressMarks(known.email) : [],
    companyIds: [...new Set([...(companyIds ?? []), ...acted])],
    hasAccount: true,
  }
}

/**
 * Of closed companies in which the person was alone, what no law asks for: there is nobody left to whom it would be of
 * use. Where there were others it stays for its thirty days, and so after a restore, which may have shown too much closed.
 */
async function forgetClosedOf(deps: PrivacyDeps, { userId, origin }: ErasureRecord): Promise<void> {
  if (origin === 'BACKUP') return
  for (const { companyId, alone } of await closedBy(deps.db, userId))
    if (alone) await forgetWithoutLaw(deps, companyId)
}

async function emptyOne(deps: PrivacyDeps, row: ErasureRecord, subject: Subject): Promise<void> {
  const passwordHash = await hashPassword(newToken())
  await deps.db.transaction(async (tx) => {
    await endJobsOf(tx, subject)
    // What the audit trail says of them beyond ids lies under this key; the lines stay, since each holds the next.
    await destroyPersonKey(tx, row.userId, deps.clock.now())
    if (!subject.known) return
    await emptyAccount(tx, row.userId, { name: ERASED_NAME, passwordHash, at: deps.clock.now() })
    await addToCounts(tx, row.id, 'account', 1)
  })
}

async function finish(deps: PrivacyDeps, { id, userId, closedIds }: ErasureRecord): Promise<void> {
  const at = deps.clock.now()
  const done = await deps.db.transaction(async (tx) => {
    const row = await lockErasure(tx, id)
    if (row?.status !== 'RUNNING') return false
    await changeErasure(tx, id, { status: 'DONE', finishedAt: at, sealedAddress: null, companyIds: null })
    const what = { action: 'privacy.person_erased', record: id, detail: { counts: row.counts } }
    await writeAudit(tx, { at, actorKind: 'system', actorId: 'system', ...what })
    return true
  })
  if (done) await deps.erasuresBeside.keep([{ id, userId, at, closed: closedIds }])
}
