import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '../../passkeys-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import type { PasskeyPurpose } from '../passkeys.tables.ts'
import {
  findPasskey,
  insertChallenge,
  noteUseOfPasskey,
  type PasskeyRow,
  useChallenge,
} from './passkeys.repository.ts'

const VALID_MS = 5 * 60_000

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Asked = { purpose: PasskeyPurpose; sessionId: string | null }

/** The site that passkeys are bound to: always the configured address, whatever a request says. */
function siteOf({ config }: Deps) {
  const { origin, hostname } = new URL(config.publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

async function keepChallenge(deps: Deps, challenge: string, asked: Asked): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + VALID_MS)
  await insertChallenge(deps.db, challenge, { ...asked, expiresAt })
}

/** What the browser needs to make a passkey on a device that has none for the person yet. */
export async function askForNewPasskey(
  deps: Deps,
  person: { sessionId: string; userId: string; email: string; userName: string },
  known: readonly PasskeyRow[],
): Promise<Record<string, unknown>> {
  const options = await generateRegistrationOptions({
    rpName: deps.config.brand.name,
    rpID: siteOf(deps).expectedRPID,
    userID: new TextEncoder().encode(person.userId),
    userName: person.email,
    userDisplayName: person.userName,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps, options.challenge, { purpose: 'add', sessionId: person.sessionId })
  return { ...options }
}

/** What the browser needs to use one. Signing in names none: which passkeys a person has is nobody's business. */
export async function askForPasskey(
  deps: Deps,
  asked: Asked,
  known: readonly PasskeyRow[] = [],
): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await keepChallenge(deps, options.challenge, asked)
  return { ...options }
}

type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** @throws accounts.passkey_failed for another site, a challenge that was used, or what no device made */
export async function readNewPasskey(
  deps: Deps,
  credential: PasskeyRegistration,
  sessionId: string,
): Promise<NewPasskey> {
  const asked = { purpose: 'add' as const, sessionId, now: deps.clock.now() }
  const { verified, registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      ...siteOf(deps),
      expectedChallenge: (challenge) => useChallenge(deps.db, challenge, asked),
      requireUserVerification: true,
    }),
  )
  if (!verified || !registrationInfo) throw accountsRefusals.passkey_failed()
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
  }
}

/** Whose passkey signed; its use is noted. @throws accounts.passkey_failed */
export async function provePasskey(
  deps: Deps,
  credential: PasskeyAssertion,
  asked: Asked,
): Promise<PasskeyRow> {
  const now = deps.clock.now()
  const passkey = await findPasskey(deps.db, credential.id)
  if (!passkey) throw accountsRefusals.passkey_failed()
  const { verified, authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      ...siteOf(deps),
      expectedChallenge: (challenge) => useChallenge(deps.db, challenge, { ...asked, now }),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw accountsRefusals.passkey_failed()
  await noteUseOfPasskey(deps.db, passkey.id, { counter: authenticationInfo.newCounter, lastUsedAt: now })
  return passkey
}

/** The library says by exceptions what is wrong; people need not know. A database that fails says so itself. */
async function orRefused<T>(verdict: Promise<T>): Promise<T> {
  try {
    return await verdict
  } catch (error) {
    if (error instanceof Error && 'cause' in error && error.cause !== undefined) throw error
    throw accountsRefusals.passkey_failed()
  }
}
