import type { Executor } from '#platform/server/database.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { readMailToken } from '../mail-tokens.repository.ts'
import { findInvitation } from './members.queries.ts'

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** The invitation behind a link. @throws accounts.link_wrong, link_used, link_expired, invitation_ended */
export async function openInvitation(executor: Executor, token: string, at: Date): Promise<OpenInvitation> {
  const id = await readMailToken(executor, { purpose: 'join_company', secret: token, at })
  const invitation = await findInvitation(executor, id)
  if (!invitation) throw accountsRefusals.link_wrong()
  if (invitation.acceptedAt) throw accountsRefusals.link_used()
  if (invitation.revokedAt) throw accountsRefusals.invitation_ended()
  if (invitation.expiresAt <= at) throw accountsRefusals.link_expired()
  return invitation
}
