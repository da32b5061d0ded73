import { useSyncExternalStore } from 'react'
import { onSessionChange, readToken } from './session.ts'

/** Whether this browser holds a sign-in token; `undefined` while the page is still the server's. */
export function useSignedIn(staff = false): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onSessionChange,
    () => readToken(staff) !== null,
    () => undefined,
  )
}
