import { crashPoint } from '#platform/server/crash-point.ts'
import { destroyPersonKey, findPersonKeys } from '#platform/server/person-keys.repository.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { subjectOfErasure } from './address-subject.ts'
import { addToCounts } from './erasures.repository.ts'
import type { Subject } from './subject.ts'
import { RULES_BY_ADDRESS, RULES_BY_ID, takeOutBy } from './take-out-everywhere.ts'
import { endJobsOf } from './take-out.repository.ts'

/**
 * Erases somebody who has no account. Every step may be repeated: what names the address, and by it all the rest, goes
 * last.
 */
export async function eraseAddress(deps: PrivacyDeps, row: ErasureRecord): Promise<void> {
  const subject = await subjectOfErasure(deps, row)
  await takeOutBy(RULES_BY_ID, deps, row.id, subject)
  crashPoint(deps, 'privacy.erase:taken-out')
  await forgetUploads(deps, row, subject)
  await deps.db.transaction(async (tx) => {
    await endJobsOf(tx, subject)
    // What the audit trail says of a guest beyond ids: from which address they came.
    for (const { personId } of await findPersonKeys(tx, subject.ids))
      await destroyPersonKey(tx, personId, deps.clock.now())
  })
  await takeOutBy(RULES_BY_ADDRESS, deps, row.id, subject)
  crashPoint(deps, 'privacy.erase:emptied')
}

/** Papers that a guest uploaded and nobody submitted. Those that a record needs are kept with it. */
async function forgetUploads(deps: PrivacyDeps, { id }: ErasureRecord, subject: Subject): Promise<void> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  for (const companyId of subject.companyIds)
    await deps.db.transaction(async (tx) => {
      const about = { companyId, uploadedBy: subject.ids, today }
      const went = await deps.closing.forgetFilesOf(tx, deps, about)
      if (went > 0) await addToCounts(tx, id, 'documents', went)
    })
}
