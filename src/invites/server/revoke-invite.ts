import { openForm } from '#forms/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { changeForm } from '#work-orders/server/public.ts'
import { stateOfInvite } from '../invite-rules.ts'
import { inviteRefusals } from './invites.errors.ts'
import { findInvite } from './invites.queries.ts'
import { lockInvite, revokeInvites } from './invites.repository.ts'
import { formIdOf, titlesOf, type InviteDeps } from './shared-form.ts'

/** Ends an invitation. A submitted one stays as it is; ending it twice changes nothing. */
export async function revokeInvite(
  deps: InviteDeps,
  request: { principal: SellerPrincipal; id: string; address: string },
) {
  const { companyId, userId, userName } = request.principal
  const known = await findInvite(deps.db, request.id)
  if (!known || known.companyId !== companyId) throw inviteRefusals.not_found()
  const actor = { kind: 'seller', id: userId, name: userName } as const
  return changeForm(deps, { companyId, nodeId: known.nodeId, actor }, async (form) => {
    const { tx } = form
    const invite = await lockInvite(tx, known.id)
    if (!invite) throw inviteRefusals.not_found()
    if (invite.usedAt || invite.revokedAt) return { id: invite.id, state: stateOfInvite(invite, form.now) }
    await revokeInvites(tx, { companyId, ids: [invite.id], at: form.now })
    const { template } = await openForm(tx, deps, formIdOf(form), form.node.formTemplate)
    await form.record('node.inviteRevoked', { sections: titlesOf(template, invite.sections) })
    await writeAudit(tx, {
      at: form.now,
      actorKind: 'seller',
      actorId: userId,
      action: 'invite.revoked',
      record: invite.id,
      companyId,
      address: request.address,
    })
    return { id: invite.id, state: 'revoked' as const }
  })
}
