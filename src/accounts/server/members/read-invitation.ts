import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { Principal } from '#platform/shared/principal.ts'
import type { readInvitation as readInvitationCall } from '../../members-contract.ts'
import { findUserByEmail } from '../accounts.queries.ts'
import { openInvitation } from './open-invitation.ts'

/** What somebody is asked to join, for whoever holds the link. */
export async function readInvitation(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { token }: { token: string },
  who: Principal,
): Promise<OutputOf<typeof readInvitationCall>> {
  const invitation = await openInvitation(deps.db, token, deps.clock.now())
  const { companyName, inviterName, email, role, expiresAt } = invitation
  return {
    companyName,
    invitedBy: inviterName,
    email,
    role,
    expiresAt: expiresAt.toISOString(),
    hasAccount: (await findUserByEmail(deps.db, email)) !== undefined,
    signedInAs: who.kind === 'seller' ? who.email : null,
  }
}
