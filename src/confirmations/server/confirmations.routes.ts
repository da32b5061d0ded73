import { sellerOf, staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { staffCreateConfirmation, staffConfirmations, staffRevokeConfirmation } from '../staff/contract.ts'
import type { ConfirmationActor } from './audit-confirmation.ts'
import { checkConfirmation } from './check-confirmation.ts'
import { createConfirmation } from './create-confirmation.ts'
import { openConfirmation, readConfirmations } from './read-confirmations.ts'
import { revokeConfirmation } from './revoke-confirmation.ts'
import {
  createConfirmationForCompany,
  readAllConfirmations,
  revokeConfirmationOfCompany,
} from './staff-confirmations.ts'

export function confirmationsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.createConfirmation, (context, input) =>
      createConfirmation(deps, actorOf(context), { ...input, id: idOfRequest('let', context) }),
    ),
    handle(calls.listConfirmations, (context, input) =>
      readConfirmations(deps, sellerOf(context).companyId, input),
    ),
    handleFile(calls.downloadConfirmation, (context, input) =>
      openConfirmation(deps, { ...input, companyId: sellerOf(context).companyId }),
    ),
    handle(calls.revokeConfirmation, (context, { letterId }) =>
      revokeConfirmation(deps, actorOf(context), letterId),
    ),
    handle(staffConfirmations, (context, input) =>
      readAllConfirmations(deps, { ...input, scope: staffOf(context).scope }, context.lang),
    ),
    handle(staffCreateConfirmation, (context, { workOrderNumber }) =>
      createConfirmationForCompany(deps, memberOfStaff(context), {
        id: idOfRequest('let', context),
        workOrderNumber,
      }),
    ),
    handle(staffRevokeConfirmation, (context, input) =>
      revokeConfirmationOfCompany(deps, memberOfStaff(context), input),
    ),
    handle(calls.checkConfirmation, ({ ip, lang }, { code }) => checkConfirmation(deps, { code, ip, lang })),
  ]
}

function actorOf(context: CallContext): ConfirmationActor {
  const { companyId, userId, userName } = sellerOf(context)
  return { kind: 'seller', id: userId, name: userName, companyId, address: context.ip }
}

function memberOfStaff(context: CallContext) {
  const { staffId: id, staffName: name } = staffOf(context)
  return { id, name, address: context.ip }
}
