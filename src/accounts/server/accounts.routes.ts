import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { changePassword } from './change-password.ts'
import { readCompanyInfo } from './company-info.ts'
import { confirmByPassword } from './confirmation.ts'
import { forgotPassword } from './forgot-password.ts'
import { readLegalText } from './legal-texts.ts'
import { knownDeviceOf, rememberDevice } from './known-device.ts'
import { login } from './login.ts'
import { membersRoutes } from './members/members.routes.ts'
import { endOneSession, endOtherSessions, readSessions } from './own-sessions.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './sessions.repository.ts'
import { passkeysRoutes } from './security/passkeys.routes.ts'
import { securityRoutes } from './security/security.routes.ts'
import { switchCompany } from './switch-company.ts'
import { updateCompany } from './update-company.ts'
import { updateUser } from './update-user.ts'
import { readOwnInfo } from './user-info.ts'
import { checkEmailLink, verifyEmail } from './verify-email.ts'

export function accountsRoutes(deps: ServerDeps): Route[] {
  return [
    ...entryRoutes(deps),
    ...personRoutes(deps),
    ...companyRoutes(deps),
    ...bankRoutes(deps),
    ...membersRoutes(deps),
    ...securityRoutes(deps),
    ...passkeysRoutes(deps),
  ]
}

const sellerNamed = (email: string) => ({ kind: 'seller', email }) as const

function entryRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.register, (context, input) => register(deps, input, context)),
    handle(calls.agreementText, async ({ lang }, wanted) => readLegalText(deps.config, wanted, lang)),
    handle(calls.verifyEmail, async (context, input) => {
      const signedIn = await verifyEmail(deps, input, context)
      rememberDevice(deps.box, context, sellerNamed(signedIn.user.email))
      return signedIn
    }),
    handle(calls.checkEmailLink, (_context, { token }) => checkEmailLink(deps, token)),
    handle(calls.login, async (context, input) => {
      const { ip, userAgent } = context
      const device = knownDeviceOf(deps.box, context, sellerNamed(input.email))
      const over = context.principal.kind === 'seller' ? context.principal.sessionId : undefined
      const signedIn = await login(deps, input, { ip, userAgent, device, over })
      rememberDevice(deps.box, context, sellerNamed(input.email))
      return signedIn
    }),
    handle(calls.forgotPassword, ({ ip, lang, cookies }, input) => {
      const device = knownDeviceOf(deps.box, { cookies }, sellerNamed(input.email))
      return forgotPassword(deps, input, { ip, lang, device })
    }),
    handle(calls.resetPassword, async (context, input) => {
      const { email } = await resetPassword(deps, input, context)
      rememberDevice(deps.box, context, sellerNamed(email))
      return { email }
    }),
  ]
}

function personRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.logout, async (context) => {
      await endSession(deps.db, sellerOf(context).sessionId)
      return {}
    }),
    handle(calls.logoutOthers, async (context) => {
      return { ended: await endOtherSessions(deps, sellerOf(context)) }
    }),
    handle(calls.logoutSession, async (context, { sessionId }) => {
      await endOneSession(deps, sellerOf(context), sessionId)
      return {}
    }),
    handle(calls.changePassword, (context, input) => changePassword(deps, sellerOf(context), input, context)),
    handle(calls.confirmPassword, (context, input) =>
      confirmByPassword(deps, sellerOf(context), input, context),
    ),
    handle(calls.userInfo, async (context) => {
      const who = sellerOf(context)
      const { info, passwordChangedAt } = await readOwnInfo(deps.db, who)
      return {
        ...info,
        draftKey: deps.box.draftKey(who.userId),
        passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
        lacksFactor: who.lacksFactor ?? false,
      }
    }),
    handle(calls.updateUser, (context, input) => updateUser(deps, sellerOf(context), input)),
    handle(calls.userSessions, (context) => readSessions(deps, sellerOf(context))),
  ]
}

function companyRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.companyInfo, (context) => readCompanyInfo(deps.db, sellerOf(context))),
    handle(calls.updateCompany, (context, input) => updateCompany(deps, sellerOf(context), input)),
    handle(calls.switchCompany, (context, input) => switchCompany(deps, sellerOf(context), input)),
  ]
}
