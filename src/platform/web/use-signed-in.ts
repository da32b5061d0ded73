import { useSyncExternalStore } from 'react'
import { onSessionChange, readToken } from './session.ts'

/** Whether this browser has a sign-in token; `undefined` before hydration. */
export function useSignedIn(staff = false): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onSessionChange,
    () => readToken(staff) !== null,
    () => undefined,
  )
}
