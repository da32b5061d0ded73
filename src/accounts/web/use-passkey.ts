import { useState } from 'react'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { OutputOf } from '#platform/shared/call.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { beginPasskey } from '../passkeys-contract.ts'

type Options = OutputOf<typeof beginPasskey>['options']

/** Loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/browser')

/** The device makes a passkey. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return withoutExtensions(await startRegistration({ optionsJSON }))
}

/** The device proves that it has one. */
export async function askPasskey(options: Options) {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return withoutExtensions(await startAuthentication({ optionsJSON }))
}

/** None is asked for. */
function withoutExtensions<C extends { clientExtensionResults: unknown }>(credential: C) {
  const { clientExtensionResults: _none, ...rest } = credential
  return rest
}

export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/**
 * Runs what needs the device; a person who closes its window has only changed their mind. The server's refusals are
 * told where calls are made.
 * @param failed what to say when the device could not do it
 */
export function usePasskeyStep(failed: string): { busy: boolean; run: (step: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false)
  const run = (step: () => Promise<void>) => {
    setBusy(true)
    step()
      .catch((error: unknown) => {
        if (isOfDevice(error) && !isGivenUp(error)) showMessage(failed, 'bad')
      })
      .finally(() => setBusy(false))
  }
  return { busy, run }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
const isOfDevice = (error: unknown): boolean => nameOf(error) !== 'CallFailure'
const isGivenUp = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error))
