import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { deviceName } from '../../device-name.ts'
import type { Security } from '../../security-contract.ts'
import { passkeysOf } from './passkeys.repository.ts'
import { countRecoveryCodes, findAuthenticator, unansweredDevices } from './security.queries.ts'

/** After so long nobody remembers. */
const ASKED_FOR_MS = 30 * 24 * 3_600_000

export async function readSecurityOf(
  executor: Executor,
  principal: SellerPrincipal,
  now: Date,
): Promise<Security> {
  const authenticator = await findAuthenticator(executor, principal.userId)
  const since = new Date(now.getTime() - ASKED_FOR_MS)
  const devices = await unansweredDevices(executor, principal, since)
  const passkeys = await passkeysOf(executor, principal.userId)
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    authenticatorSince: authenticator?.enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(executor, principal.userId),
    newDevices: devices.map(({ id, at, ip, userAgent }) => ({
      signInId: id,
      at: at.toISOString(),
      ip,
      device: deviceName(userAgent),
    })),
  }
}
