import { eq } from 'drizzle-orm'
import { nameOfPerson } from '../invite-rules.ts'
import type { Invited } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { takeInvite } from './invites.queries.ts'
import { invites } from './invites.tables.ts'
import type { InviteDeps } from './shared-form.ts'

/** The invited person says who they are. */
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
    const invite = await takeInvite(tx, request.invited.inviteId)
    if (!invite) throw inviteRefusals.unknown()
    await tx
      .update(invites)
      .set({ personName: person, openedAt: invite.openedAt ?? deps.clock.now() })
      .where(eq(invites.id, invite.id))
    return { person }
  })
}
