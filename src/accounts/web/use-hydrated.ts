import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is still as the server wrote it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
