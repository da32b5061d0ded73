import { findUser, findUserByEmail, requireConfirmed } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import type { PersonErasure } from '../../erasure-contract.ts'
import type { Erasure } from '../../staff/contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { changeErasure, insertErasure, lockErasure, openErasureOf } from './erasures.repository.ts'
import { presentErasure, readForPerson } from './read-erasures.ts'

type From = { ip: string; lang: 'en' | 'zh' }
type Asked = Pick<ErasureRecord, 'userId' | 'origin' | 'requestedBy' | 'lang'>

/** Asked for twice, it is the first one that counts. */
async function ask(tx: Transaction, deps: PrivacyDeps, asked: Asked, ip: string): Promise<void> {
  const at = deps.clock.now()
  const id = newId('era')
  if (!(await insertErasure(tx, { id, ...asked, status: 'REQUESTED', requestedAt: at }))) return
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
    const row = await openErasureOf(tx, userId)
    if (row?.status === 'REQUESTED') await withdraw(tx, deps, row.id, { kind: 'seller', id: userId, ip })
  })
  return readForPerson(deps, userId, lang)
}

/** @throws privacy.person_not_found */
export async function enterErasure(
  deps: PrivacyDeps,
  { staffId }: StaffPrincipal,
  { email }: { email: string },
  { ip }: From,
): Promise<Erasure> {
  // Each answer tells whether an address has an account.
  await deps.limits.count({ key: `erasure:${staffId}`, limit: 60, windowMinutes: 60 })
  const user = await findUserByEmail(deps.db, email)
  if (!user) throw privacyRefusals.person_not_found()
  const { id: userId, lang } = user
  await deps.db.transaction((tx) =>
    ask(tx, deps, { userId, origin: 'STAFF', requestedBy: staffId, lang }, ip),
  )
  const row = await openErasureOf(deps.db, userId)
  if (!row) throw privacyRefusals.erasure_not_found()
  return presentErasure(row, await findUser(deps.db, userId), staffId)
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
  return presentErasure(row, await findUser(deps.db, row.userId), staffId)
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
  await changeErasure(tx, id, { status: 'WITHDRAWN', decidedBy: actor.id, decidedAt: at })
  const what = { action: 'privacy.erasure_withdrawn', record: id, address: actor.ip }
  await writeAudit(tx, { at, actorKind: actor.kind, actorId: actor.id, ...what })
}
