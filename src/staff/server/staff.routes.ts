import { knownDeviceOf, rememberDevice } from '#accounts/server/public.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { tokenFrom } from '#platform/server/http/access.ts'
import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import {
  confirmStaffPassword,
  endOneStaffSession,
  endOtherStaffSessions,
  readStaffSessions,
} from './own-staff-sessions.ts'
import { endColleagueSessions } from './end-colleague-sessions.ts'
import { endStaffSession } from './sessions.repository.ts'
import { presentScope, saveScope } from './save-scope.ts'
import { listScopes } from './scope.queries.ts'
import { staffLogin } from './staff-login.ts'
import { getStaffMember } from './staff.queries.ts'

export function staffRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.staffLogin, async (context, input) => {
      const { ip, userAgent } = context
      const account = { kind: 'staff', email: input.email } as const
      const device = knownDeviceOf(deps.box, context, account)
      // To a public call staff are visitors, whatever they send: here the token says what ends.
      const token = tokenFrom(context.headers)
      const signedIn = await staffLogin(deps, input, { ip, userAgent, device }, token)
      rememberDevice(deps.box, context, account)
      return signedIn
    }),
    handle(calls.staffLogout, async (context) => {
      await endStaffSession(deps.db, staffOf(context).sessionId)
      return {}
    }),
    handle(calls.staffSessions, (context) => readStaffSessions(deps, staffOf(context))),
    handle(calls.confirmStaff, (context, input) =>
      confirmStaffPassword(deps, staffOf(context), input, context),
    ),
    handle(calls.staffLogoutSession, async (context, { sessionId }) => {
      await endOneStaffSession(deps, staffOf(context), sessionId)
      return {}
    }),
    handle(calls.staffLogoutOthers, async (context) => ({
      ended: await endOtherStaffSessions(deps, staffOf(context)),
    })),
    handle(calls.changeStaffPassword, (context, input) =>
      changeStaffPassword(deps, staffOf(context), input, context),
    ),
    handle(calls.listScopes, async () => ({ people: (await listScopes(deps.db)).map(presentScope) })),
    handle(calls.saveScope, async (context, input) => {
      await saveScope(deps, { by: staffOf(context), address: context.ip }, input)
      return {}
    }),
    handle(calls.endColleagueSessions, async (context, { staffId }) => ({
      ended: await endColleagueSessions(deps, { by: staffOf(context), address: context.ip }, staffId),
    })),
    handle(calls.staffMe, async (context) => {
      const member = await getStaffMember(deps.db, staffOf(context).staffId)
      if (!member) throw wireRefusals.session_invalid()
      return member
    }),
  ]
}
