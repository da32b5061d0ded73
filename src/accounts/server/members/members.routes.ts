import { sellerOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../members-contract.ts'
import { knownDeviceOf, rememberDevice } from '../known-device.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMember, removeMember } from './change-member.ts'
import { createCompany } from './create-company.ts'
import { inviteMember, resendInvitation, revokeInvitation } from './invite-member.ts'
import { leaveCompany } from './leave-company.ts'
import { openInvitation } from './open-invitation.ts'
import { readInvitation } from './read-invitation.ts'
import { readMembers } from './read-members.ts'

export function membersRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.companyMembers, (context) => readMembers(deps.db, sellerOf(context), deps.clock.now())),
    handle(calls.inviteMember, (context, input) =>
      inviteMember(deps, sellerOf(context), { ...input, id: idOfRequest('inv', context) }, context),
    ),
    handle(calls.resendInvitation, (context, input) => resendInvitation(deps, sellerOf(context), input)),
    handle(calls.revokeInvitation, (context, input) =>
      revokeInvitation(deps, sellerOf(context), input, context),
    ),
    handle(calls.changeMember, (context, input) => changeMember(deps, sellerOf(context), input, context)),
    handle(calls.removeMember, (context, input) => removeMember(deps, sellerOf(context), input, context)),
    handle(calls.leaveCompany, (context) => leaveCompany(deps, sellerOf(context), context)),
    handle(calls.createCompany, (context, input) => createCompany(deps, sellerOf(context), input, context)),
    handle(calls.readInvitation, (context, input) => readInvitation(deps, input, context.principal)),
    handle(calls.acceptInvitation, async (context, input) => {
      const { email } = await openInvitation(deps.db, input.token, deps.clock.now())
      const account = { kind: 'seller', email } as const
      const { ip, userAgent, principal } = context
      const device = knownDeviceOf(deps.box, context, account)
      const joined = await acceptInvitation(deps, input, principal, { ip, userAgent, device })
      rememberDevice(deps.box, context, account)
      return joined
    }),
  ]
}
