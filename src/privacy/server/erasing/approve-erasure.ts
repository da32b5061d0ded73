import { companiesEverOf, findUser, findUserByEmail, leaveAll, lockPerson } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { Erasure } from '../../staff/contract.ts'
import { closedBy } from '../closings.repository.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { holdsOfErasure } from '../holding/held-back.ts'
import { isAddressId } from './address-id.ts'
import { sealedAddressOf } from './address-subject.ts'
import { changeErasure, lockErasure } from './erasures.repository.ts'
import { addressContext, ERASE_JOB, erasing } from './job-names.ts'
import { obstaclesOf } from './obstacles.ts'
import { presentErasure } from './read-erasures.ts'

/**
 * Four eyes: somebody else than who entered the request. From then on nothing can begin under the account, while the rest
 * is done as a job. @throws what the contract names
 */
export async function approveErasure(
  deps: PrivacyDeps,
  { staffId }: StaffPrincipal,
  { erasureId }: { erasureId: string },
  { ip }: { ip: string },
): Promise<Erasure> {
  const at = deps.clock.now()
  const row = await deps.db.transaction(async (tx) => {
    const found = await lockErasure(tx, erasureId)
    if (!found) throw privacyRefusals.erasure_not_found()
    if (found.status !== 'REQUESTED') throw privacyRefusals.erasure_decided()
    if (found.requestedBy === staffId) throw privacyRefusals.second_person()
    const holds = await holdsOfErasure({ db: tx, box: deps.box }, found)
    if (holds.length > 0) throw privacyRefusals.erasure_held()
    const change = {
      status: 'RUNNING',
      decidedBy: staffId,
      decidedAt: at,
      ...(isAddressId(found.userId)
        ? await addressAlone(tx, deps, found)
        : await accountLeft(tx, deps, { row: found, staffId, ip })),
    } as const
    await changeErasure(tx, erasureId, change)
    await deps.jobs.add(tx, ERASE_JOB, { id: erasureId }, erasing(erasureId))
    const what = { action: 'privacy.erasure_approved', record: erasureId, address: ip }
    await writeAudit(tx, { at, actorKind: 'staff', actorId: staffId, ...what })
    return { ...found, ...change }
  })
  return presentErasure(deps, row, staffId)
}

/** The person is signed out and a member of nothing. @returns what is noted before it is not known any more */
async function accountLeft(
  tx: Transaction,
  deps: PrivacyDeps,
  { row, staffId, ip }: { row: ErasureRecord; staffId: string; ip: string },
) {
  const { userId } = row
  await lockPerson(tx, userId)
  const obstacles = await obstaclesOf(tx, deps.closing, userId)
  if (obstacles.length > 0) throw privacyRefusals.erasure_blocked({ data: { obstacles } })
  const person = await findUser(tx, userId)
  const noted = {
    companyIds: (await companiesEverOf(tx, userId)).map(({ id }) => id),
    closedIds: (await closedBy(tx, userId)).map(({ companyId }) => companyId),
    sealedAddress: person ? deps.box.seal(person.email, addressContext(row.id)) : null,
  }
  const by = { actorKind: 'staff', actorId: staffId, address: ip }
  await leaveAll(tx, deps, { userId, by, at: deps.clock.now() })
  return noted
}

/** An address that has an account by now is erased with it, in the ordinary way. */
async function addressAlone(tx: Transaction, { box }: PrivacyDeps, row: ErasureRecord) {
  const email = sealedAddressOf(box, row)
  if (email !== undefined && (await findUserByEmail(tx, email))) throw privacyRefusals.address_has_account()
  return {}
}
