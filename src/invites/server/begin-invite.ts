import { nameOfPerson } from '../invite-rules.ts'
import type { Invited } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { lockInvite, updateInvite } from './invites.repository.ts'
import type { InviteDeps } from './shared-form.ts'

/** The invited person gives their name. */
export async function beginInvite(
  deps: InviteDeps,
  request: { invited: Invited; name: string },
): Promise<{ person: string }> {
  const person = nameOfPerson(request.name)
  if (person === '') {
    const { en, zh } = inviteRefusals.name_missing().spec
    throw inviteRefusals.name_missing({ fields: { name: { en, zh } } })
  }
  return deps.db.transaction(async (tx) => {
    const invite = await lockInvite(tx, request.invited.inviteId)
    if (!invite) throw inviteRefusals.unknown()
    await updateInvite(tx, invite.id, {
      personName: person,
      openedAt: invite.openedAt ?? deps.clock.now(),
    })
    return { person }
  })
}
