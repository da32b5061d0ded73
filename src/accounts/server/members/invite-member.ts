import { writeAudit } from '#platform/server/audit.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { MemberRole, SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyMembers } from '../../members-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { findUser } from '../accounts.queries.ts'
import { requireConfirmed } from '../confirmation.ts'
import { requestMail } from '../mail-jobs.ts'
import { INVITATION_MS } from '../mail-tokens.repository.ts'
import { asOwner } from './as-owner.ts'
import { actor } from './change-member.ts'
import { countPlaces, findInvitation, isMemberAddress } from './members.queries.ts'
import { extendInvitation, putInvitation, revokeOpenInvitation } from './members.repository.ts'
import { readMembers } from './read-members.ts'

const MOST_PLACES = 100
/** Mails that one company may send to people who never asked for them. */
const MAILS_A_DAY = 30

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'limits'>
/** @property id of a new invitation: that of its request */
type Wanted = { id: string; email: string; role: MemberRole; mayConfirm: boolean; lang?: Lang | undefined }

/**
 * Asks somebody by mail to join. Whether the address has an account makes no difference to the answer. An invitation that is
 * there already is the same request's.
 */
export async function inviteMember(
  deps: Deps,
  principal: SellerPrincipal,
  { id: newId, email, role, mayConfirm, lang }: Wanted,
  from: { ip: string },
): Promise<CompanyMembers> {
  const at = deps.clock.now()
  const { companyId, userId } = principal
  await requireConfirmed(deps.db, principal, at)
  await countMail(deps, companyId)
  return asOwner(deps, principal, async (tx) => {
    const before = await findInvitation(tx, newId)
    if (before) {
      expectSame(before, { companyId, email, role, mayConfirm })
      return readMembers(tx, principal, at)
    }
    if (await isMemberAddress(tx, { companyId, email })) throw accountsRefusals.member_already()
    if ((await countPlaces(tx, companyId)) >= MOST_PLACES) throw accountsRefusals.too_many_members()
    const id = await putInvitation(tx, {
      companyId,
      id: newId,
      email,
      role,
      mayConfirm,
      lang: lang ?? (await findUser(tx, userId))?.lang ?? 'en',
      invitedBy: userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + INVITATION_MS),
    })
    await requestMail(deps, tx, 'invitation', id)
    const what = { action: 'company.member_invited', record: id, detail: { role, mayConfirm } }
    await writeAudit(tx, { ...actor(principal, from, at), ...what })
    return readMembers(tx, principal, at)
  })
}

export async function resendInvitation(
  deps: Deps,
  principal: SellerPrincipal,
  { invitationId }: { invitationId: string },
): Promise<CompanyMembers> {
  const at = deps.clock.now()
  const named = { companyId: principal.companyId, id: invitationId }
  await countMail(deps, principal.companyId)
  return asOwner(deps, principal, async (tx) => {
    const extended = await extendInvitation(tx, named, new Date(at.getTime() + INVITATION_MS))
    if (!extended) throw accountsRefusals.invitation_not_found()
    await requestMail(deps, tx, 'invitation', invitationId)
    return readMembers(tx, principal, at)
  })
}

export async function revokeInvitation(
  deps: Deps,
  principal: SellerPrincipal,
  { invitationId }: { invitationId: string },
  from: { ip: string },
): Promise<CompanyMembers> {
  const at = deps.clock.now()
  return asOwner(deps, principal, async (tx) => {
    const named = { companyId: principal.companyId, id: invitationId }
    if (!(await revokeOpenInvitation(tx, named, at))) throw accountsRefusals.invitation_not_found()
    const what = { action: 'company.invitation_revoked', record: invitationId }
    await writeAudit(tx, { ...actor(principal, from, at), ...what })
    return readMembers(tx, principal, at)
  })
}

const countMail = ({ limits }: Deps, companyId: string) =>
  limits.count({ key: `invite_member:${companyId}`, limit: MAILS_A_DAY, windowMinutes: 24 * 60 })
