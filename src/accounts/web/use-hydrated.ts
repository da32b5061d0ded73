import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page has hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
