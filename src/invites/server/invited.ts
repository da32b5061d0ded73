import { type CallContext, keyHolderOf } from '#platform/server/http/call-context.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { KeyHolder } from '#platform/shared/principal.ts'
import { INVITE_KEY } from '../invite-key.ts'

/** What the code of an invite opens: some sections of one form. */
export type InviteGrant = {
  nodeId: string
  sections: readonly string[]
  /** The name they gave; empty until then. */
  personName: string
}

/** Somebody without an account who holds the code of an invite. */
export type Invited = InviteGrant & { inviteId: string; companyId: string }

/** The invited person of a call whose access says that there is one. @throws code 1 */
export const invitedOf = (context: CallContext): Invited => invitedFrom(keyHolderOf(context))

/** Only `authenticateInvite` makes keys of this name. @throws code 1 for another module's key */
export function invitedFrom({ key, id, companyId, grant }: KeyHolder): Invited {
  if (key !== INVITE_KEY) throw wireRefusals.session_invalid()
  return { ...(grant as InviteGrant), inviteId: id, companyId }
}
