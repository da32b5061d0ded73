import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SignedIn } from '../../contract.ts'
import { deviceName } from '../../device-name.ts'
import type { SignInMethod } from '../../sign-in-methods.ts'
import { NEW_DEVICE } from '../events.ts'
import { requestMail } from '../mail-jobs.ts'
import { networkOf } from '../network.ts'
import type { SignInPlace } from '../sign-in-limits.ts'
import { endSession, startSession } from '../sessions.repository.ts'
import { readUserInfo } from '../user-info.ts'
import { earlierSignIns } from './security.queries.ts'
import { insertSignIn } from './security.repository.ts'

/** A device that was not used for so long is new again. */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000
const REMEMBERED = 50

type Owner = { userId: string; companyId: string; method: SignInMethod }

/** Starts a session, keeps who began it in the history, and tells the person where the device is new to the account. */
export async function beginSession(
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  tx: Transaction,
  owner: Owner,
  from: SignInPlace,
): Promise<SignedIn> {
  const at = deps.clock.now()
  const { userId, method } = owner
  const { ip, userAgent } = from
  const isNewDevice = await isNew(tx, userId, from, at)
  if (from.over !== undefined) await endSession(tx, from.over)
  const { id: sessionId, token, expiresAt } = await startSession(tx, owner, { at, ip, userAgent })
  const id = newId('sin')
  const how = { result: 'signed_in', method, ip, userAgent: userAgent.slice(0, 300) } as const
  await insertSignIn(tx, { id, userId, at, ...how, sessionId, isNewDevice })
  if (isNewDevice) {
    await requestMail(deps, tx, 'newDevice', id)
    await deps.jobs.publish(tx, NEW_DEVICE, { userId, signInId: id })
  }
  return { token, expiresAt: expiresAt.toISOString(), user: await readUserInfo(tx, owner) }
}

/**
 * Neither does the browser carry the account's mark, nor did one like it sign in from the same network before. The
 * first sign-in of all is new to nobody.
 */
async function isNew(
  tx: Transaction,
  userId: string,
  { ip, userAgent, device }: SignInPlace,
  at: Date,
): Promise<boolean> {
  if (device !== undefined) return false
  const since = new Date(at.getTime() - KNOWN_FOR_MS)
  const earlier = await earlierSignIns(tx, userId, { since, limit: REMEMBERED })
  return earlier.length > 0 && !earlier.some((one) => placeOf(one) === placeOf({ ip, userAgent }))
}

const placeOf = ({ ip, userAgent }: { ip: string; userAgent: string }): string =>
  JSON.stringify([networkOf(ip), deviceName(userAgent)])
