import { sellerOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { beginInvite } from './begin-invite.ts'
import { createInvite } from './create-invite.ts'
import { invitedOf } from './invited.ts'
import { listInvites, readCommitCode } from './list-invites.ts'
import { readCommitForm } from './read-commit-form.ts'
import { revokeInvite } from './revoke-invite.ts'
import { saveCommit } from './save-commit.ts'
import { unlockInvite } from './unlock-invite.ts'

export function invitesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.createInvite, (context, input) =>
      createInvite(deps, {
        ...input,
        id: idOfRequest('inv', context),
        principal: sellerOf(context),
        lang: input.lang ?? context.lang,
        address: context.ip,
      }),
    ),
    handle(calls.revokeInvite, (context, { id }) =>
      revokeInvite(deps, { principal: sellerOf(context), id, address: context.ip }),
    ),
    handle(calls.listInvites, (context, { nodeId }) =>
      listInvites(deps, { principal: sellerOf(context), nodeId, lang: context.lang }),
    ),
    handle(calls.inviteCommitCode, (context, { nodeId }) =>
      readCommitCode(deps, { principal: sellerOf(context), nodeId }),
    ),
    handle(calls.unlockInvite, (context, { pin }) =>
      unlockInvite(deps, { invited: invitedOf(context), pin, address: context.ip }),
    ),
    handle(calls.beginInvite, (context, { name }) =>
      beginInvite(deps, { invited: invitedOf(context), name }),
    ),
    handle(calls.inviteCommitForm, (context) =>
      readCommitForm(deps, { invited: invitedOf(context), lang: context.lang }),
    ),
    handle(calls.saveForInviteCommit, (context, input) =>
      saveCommit(deps, { ...input, invited: invitedOf(context), address: context.ip }),
    ),
  ]
}
