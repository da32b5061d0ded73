import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../security-contract.ts'
import { answerSignIn, sayNotMe } from './answer-sign-in.ts'
import { readSecurityOf } from './read-security.ts'
import { readSignIns } from './sign-in-list.ts'
import { beginTwoFactor, disableTwoFactor, enableTwoFactor, renewRecoveryCodes } from './two-factor.ts'

export function securityRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.readSecurity, (context) => readSecurityOf(deps.db, sellerOf(context), deps.clock.now())),
    handle(calls.beginTwoFactor, (context) => beginTwoFactor(deps, sellerOf(context))),
    handle(calls.enableTwoFactor, (context, input) =>
      enableTwoFactor(deps, sellerOf(context), input, context),
    ),
    handle(calls.disableTwoFactor, (context) => disableTwoFactor(deps, sellerOf(context), context)),
    handle(calls.renewRecoveryCodes, (context) => renewRecoveryCodes(deps, sellerOf(context), context)),
    handle(calls.listSignIns, (context, input) => readSignIns(deps.db, sellerOf(context), input)),
    handle(calls.answerSignIn, (context, input) => answerSignIn(deps, sellerOf(context), input, context)),
    handle(calls.notMe, (context, input) => sayNotMe(deps, input, context)),
  ]
}
