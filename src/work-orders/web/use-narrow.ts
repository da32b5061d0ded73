import { useSyncExternalStore } from 'react'

const QUERY = '(width < 640px)'

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** True on a phone, where the order of elements changes and not only their width. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}
