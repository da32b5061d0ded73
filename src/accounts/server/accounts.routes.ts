import { sellerOf } from '#platform/server/http/call-context.ts'
import { answer, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { changePassword } from './change-password.ts'
import { readCompanyInfo } from './company-info.ts'
import { forgotPassword } from './forgot-password.ts'
import { readLegalText } from './legal-texts.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { endSession, endSessions } from './sessions.ts'
import { switchCompany } from './switch-company.ts'
import { updateCompany } from './update-company.ts'
import { updateUser } from './update-user.ts'
import { readSessions, readUserInfo } from './user-info.ts'
import { verifyEmail } from './verify-email.ts'

export function accountsRoutes(deps: ServerDeps): Route[] {
  return [...entryRoutes(deps), ...personRoutes(deps), ...companyRoutes(deps)]
}

function entryRoutes(deps: ServerDeps): Route[] {
  return [
    answer(calls.register, (context, input) => register(deps, input, context)),
    answer(calls.agreementText, async ({ lang }, wanted) => readLegalText(deps.config, wanted, lang)),
    answer(calls.verifyEmail, (_context, input) => verifyEmail(deps, input)),
    answer(calls.login, (context, input) =>
      login(deps, input, { ip: context.ip, userAgent: context.userAgent }),
    ),
    answer(calls.forgotPassword, (context, input) => forgotPassword(deps, input, context)),
    answer(calls.resetPassword, (context, input) => resetPassword(deps, input, context)),
  ]
}

function personRoutes(deps: ServerDeps): Route[] {
  return [
    answer(calls.logout, async (context) => {
      await endSession(deps.db, sellerOf(context).sessionId)
      return {}
    }),
    answer(calls.logoutOthers, async (context) => {
      const { userId, sessionId } = sellerOf(context)
      return { ended: await endSessions(deps.db, userId, { except: sessionId }) }
    }),
    answer(calls.changePassword, (context, input) => changePassword(deps, sellerOf(context), input, context)),
    answer(calls.userInfo, (context) => readUserInfo(deps.db, sellerOf(context))),
    answer(calls.updateUser, (context, input) => updateUser(deps, sellerOf(context), input)),
    answer(calls.userSessions, (context) => readSessions(deps.db, sellerOf(context))),
  ]
}

function companyRoutes(deps: ServerDeps): Route[] {
  return [
    answer(calls.companyInfo, (context) => readCompanyInfo(deps.db, sellerOf(context))),
    answer(calls.updateCompany, (context, input) => updateCompany(deps, sellerOf(context), input)),
    answer(calls.switchCompany, (context, input) => switchCompany(deps, sellerOf(context), input)),
  ]
}
