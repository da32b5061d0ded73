import { findUserByEmail, requireConfirmed } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import type { PersonErasure } from '../../erasure-contract.ts'
import type { Erasure } from '../../staff/contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { addressId, addressIds } from './address-id.ts'
import { subjectOfAddress } from './address-subject.ts'
import { changeErasure, insertErasure, lockErasure, openErasureOf } from './erasures.repository.ts'
import { countLookUp } from './find-address.ts'
import { heldRows } from './held.queries.ts'
import { addressContext } from './job-names.ts'
import { requestHeldMail } from './request-held-mail.ts'
import { presentErasure, readForPerson } from './read-erasures.ts'

type From = { ip: string; lang: 'en' | 'zh' }
type Asked = Pick<ErasureRecord, 'userId' | 'origin' | 'requestedBy' | 'lang'> & { address?: string }

/** Asked for twice, it is the first one that counts. The address of somebody without an account is nowhere else. */
async function ask(
  tx: Transaction,
  deps: PrivacyDeps,
  { address, ...asked }: Asked,
  ip: string,
): Promise<void> {
  const at = deps.clock.now()
  const id = newId('era')
  const sealedAddress = address === undefined ? null : deps.box.seal(address, addressContext(id))
  if (!(await insertErasure(tx, { id, ...asked, sealedAddress, status: 'REQUESTED', requestedAt: at })))
    return
  // It looks whether a hold keeps it, and tells the person.
  await requestHeldMail(tx, deps, id)
  const actorKind = asked.origin === 'PERSON' ? 'seller' : 'staff'
  const what = { action: 'privacy.erasure_requested', record: id, address: ip }
  await writeAudit(tx, { at, actorKind, actorId: asked.requestedBy, ...what })
}

export async function requestErasure(
  deps: PrivacyDeps,
  principal: SellerPrincipal,
  { ip, lang }: From,
): Promise<PersonErasure> {
  const { userId } = principal
  await deps.db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, deps.clock.now())
    await ask(tx, deps, { userId, origin: 'PERSON', requestedBy: userId, lang }, ip)
  })
  return readForPerson(deps, userId, lang)
}

export async function withdrawErasure(
  deps: PrivacyDeps,
  { userId }: SellerPrincipal,
  { ip, lang }: From,
): Promise<PersonErasure> {
  await deps.db.transaction(async (tx) => {
    const row = await openErasureOf(tx, [userId])
    if (row?.status === 'REQUESTED') await withdraw(tx, deps, row.id, { kind: 'seller', id: userId, ip })
  })
  return readForPerson(deps, userId, lang)
}

/**
 * For somebody who wrote or called. Whoever has an account is erased with it; of anybody else what names their address.
 * @throws privacy.person_not_found
 */
export async function enterErasure(
  deps: PrivacyDeps,
  staff: StaffPrincipal,
  { email }: { email: string },
  { ip, lang }: From,
): Promise<Erasure> {
  await countLookUp(deps, staff)
  const { staffId } = staff
  const user = await findUserByEmail(deps.db, email)
  const from = { origin: 'STAFF', requestedBy: staffId } as const
  const subjects = user ? [user.id] : addressIds(deps.box, email)
  const there = await openErasureOf(deps.db, subjects)
  if (!there) {
    const asked = user
      ? { ...from, userId: user.id, lang: user.lang }
      : { ...from, ...(await addressToErase(deps, email, lang)) }
    await deps.db.transaction((tx) => ask(tx, deps, asked, ip))
  }
  const row = there ?? (await openErasureOf(deps.db, subjects))
  if (!row) throw privacyRefusals.erasure_not_found()
  return presentErasure(deps, row, staffId)
}

async function addressToErase(deps: PrivacyDeps, address: string, lang: From['lang']) {
  const subject = await subjectOfAddress(deps, address)
  if ((await heldRows(deps.db, subject)).length === 0) throw privacyRefusals.person_not_found()
  return { userId: addressId(deps.box, address), address, lang: subject.lang ?? lang }
}

/** @throws privacy.erasure_not_found, privacy.erasure_decided */
export async function dropErasure(
  deps: PrivacyDeps,
  { staffId }: StaffPrincipal,
  { erasureId }: { erasureId: string },
  { ip }: From,
): Promise<Erasure> {
  const row = await deps.db.transaction(async (tx) => {
    await withdraw(tx, deps, erasureId, { kind: 'staff', id: staffId, ip })
    return lockErasure(tx, erasureId)
  })
  if (!row) throw privacyRefusals.erasure_not_found()
  return presentErasure(deps, row, staffId)
}

async function withdraw(
  tx: Transaction,
  deps: PrivacyDeps,
  id: string,
  actor: { kind: 'seller' | 'staff'; id: string; ip: string },
): Promise<void> {
  const at = deps.clock.now()
  const row = await lockErasure(tx, id)
  if (!row) throw privacyRefusals.erasure_not_found()
  if (row.status !== 'REQUESTED') throw privacyRefusals.erasure_decided()
  await changeErasure(tx, id, {
    status: 'WITHDRAWN',
    decidedBy: actor.id,
    decidedAt: at,
    sealedAddress: null,
  })
  const what = { action: 'privacy.erasure_withdrawn', record: id, address: actor.ip }
  await writeAudit(tx, { at, actorKind: actor.kind, actorId: actor.id, ...what })
}
