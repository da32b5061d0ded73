import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { Principal, SellerPrincipal } from '#platform/shared/principal.ts'
import type { SignedIn } from '../../contract.ts'
import type { acceptInvitation as acceptInvitationCall } from '../../members-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { findUserByEmail, roleIn } from '../accounts.queries.ts'
import { lockCompany } from '../companies.repository.ts'
import { MEMBER_JOINED } from '../events.ts'
import { proveIdentity } from '../prove-identity.ts'
import { beginSession } from '../security/begin-session.ts'
import type { SignInPlace } from '../sign-in-limits.ts'
import { insertMember } from '../people.repository.ts'
import { setSessionCompany } from '../sessions.repository.ts'
import { readUserInfo } from '../user-info.ts'
import { openPersonByInvitation } from './open-person.ts'
import { acceptOpenInvitation } from './members.repository.ts'
import { type OpenInvitation, openInvitation } from './open-invitation.ts'

type Input = InputOf<typeof acceptInvitationCall>
type Deps = ServerDeps
type Joined = Pick<SignedIn, 'user'> & Partial<SignedIn>

/**
 * Joins a company by the link in a mail. The link proves the address; who has an account there proves it too, by a
 * session or the password, so that a mail that was passed on lets nobody in.
 */
export async function acceptInvitation(
  deps: Deps,
  input: Input,
  who: Principal,
  from: SignInPlace,
): Promise<Joined> {
  const at = deps.clock.now()
  const invitation = await openInvitation(deps.db, input.token, at)
  if (who.kind === 'seller') return joinInSession(deps, invitation, who, from)
  const known = await findUserByEmail(deps.db, invitation.email)
  if (known) {
    const keys = { email: invitation.email, password: input.password ?? '', otp: input.otp }
    const { userId, method } = await proveIdentity(deps, keys, from)
    return deps.db.transaction(async (tx) => {
      await join(deps, tx, invitation, { userId, ip: from.ip })
      return beginSession(deps, tx, { userId, companyId: invitation.companyId, method }, from)
    })
  }
  const open = await openPersonByInvitation(input, invitation)
  return deps.db.transaction(async (tx) => {
    const userId = await open(tx, { at, ip: from.ip })
    await join(deps, tx, invitation, { userId, ip: from.ip })
    return beginSession(deps, tx, { userId, companyId: invitation.companyId, method: 'link' }, from)
  })
}

/** Whoever is signed in goes on in the company that they join. */
function joinInSession(
  deps: Deps,
  invitation: OpenInvitation,
  who: SellerPrincipal,
  from: SignInPlace,
): Promise<Joined> {
  if (who.email !== invitation.email)
    throw accountsRefusals.invitation_for_another({ params: { email: invitation.email, you: who.email } })
  return deps.db.transaction(async (tx) => {
    await join(deps, tx, invitation, { userId: who.userId, ip: from.ip })
    await setSessionCompany(tx, who.sessionId, invitation.companyId)
    return { user: await readUserInfo(tx, { userId: who.userId, companyId: invitation.companyId }) }
  })
}

/** Uses the invitation up. Whoever is a member already keeps their role. @throws accounts.invitation_ended */
async function join(
  deps: Deps,
  tx: Transaction,
  { companyId, id, role, mayConfirm, invitedBy }: OpenInvitation,
  { userId, ip }: { userId: string; ip: string },
): Promise<void> {
  const at = deps.clock.now()
  await lockCompany(tx, companyId)
  if (!(await acceptOpenInvitation(tx, { companyId, id }, { acceptedAt: at, acceptedBy: userId })))
    throw accountsRefusals.invitation_ended()
  if (await roleIn(tx, { companyId, userId })) return
  await insertMember(tx, { companyId, userId, role, mayConfirm }, at)
  await deps.jobs.publish(tx, MEMBER_JOINED, { companyId, userId, byUserId: invitedBy, role })
  const what = {
    action: 'company.member_joined',
    record: userId,
    address: ip,
    detail: { role, invitation: id },
  }
  await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, companyId, ...what })
}
