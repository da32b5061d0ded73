import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../passkeys-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { knownDeviceOf, rememberDevice } from '../known-device.ts'
import * as passkeys from './passkeys.ts'
import { renamePasskeyOf } from './passkeys.repository.ts'
import { readSecurityOf } from './read-security.ts'

export function passkeysRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.beginPasskey, (context) => passkeys.beginPasskey(deps, sellerOf(context))),
    handle(calls.addPasskey, (context, input) =>
      passkeys.addPasskey(deps, sellerOf(context), input, context),
    ),
    handle(calls.renamePasskey, async (context, { id, name }) => {
      const who = sellerOf(context)
      if (!(await renamePasskeyOf(deps.db, { userId: who.userId, id }, name)))
        throw accountsRefusals.passkey_not_found()
      return readSecurityOf(deps.db, who, deps.clock.now())
    }),
    handle(calls.removePasskey, (context, input) =>
      passkeys.removePasskey(deps, sellerOf(context), input, context),
    ),
    handle(calls.beginPasskeySignIn, (context) => passkeys.beginPasskeySignIn(deps, context)),
    handle(calls.signInWithPasskey, async (context, input) => {
      const { ip, userAgent } = context
      const signedIn = await passkeys.signInWithPasskey(deps, input, (email) => ({
        ip,
        userAgent,
        device: knownDeviceOf(deps.box, context, { kind: 'seller', email }),
        over: context.principal.kind === 'seller' ? context.principal.sessionId : undefined,
      }))
      rememberDevice(deps.box, context, { kind: 'seller', email: signedIn.user.email })
      return signedIn
    }),
    handle(calls.beginPasskeyConfirm, (context) => passkeys.beginPasskeyConfirm(deps, sellerOf(context))),
    handle(calls.confirmWithPasskey, (context, input) =>
      passkeys.confirmWithPasskey(deps, sellerOf(context), input, context),
    ),
  ]
}
