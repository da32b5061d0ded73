import { useEffect, useSyncExternalStore } from 'react'
import type { CallFailure } from '#platform/web/api.ts'

/** The last secret that a link brought into this window; the URL itself does not keep it. */
let lastToken = ''

function tokenInAddress(): string {
  const found = new URLSearchParams(window.location.hash.slice(1)).get('token')
  if (found) lastToken = found
  return lastToken
}

function onNewLink(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/**
 * The secret of a mailed link. It is in the fragment, which browsers do not send, and is removed from the URL
 * at once, so that it stays neither in the history nor in a screenshot.
 * @returns undefined until hydration, '' when the link held none
 */
export function useLinkToken(): string | undefined {
  const token = useSyncExternalStore<string | undefined>(onNewLink, tokenInAddress, () => undefined)
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  return token
}

export type SpoiledLink = 'wrong' | 'used' | 'expired'

/** Why a link is of no use: it holds no secret, or the server said so when it was used. */
export function spoiledLink(
  token: string | undefined,
  refusal: CallFailure | undefined,
): SpoiledLink | undefined {
  if (token === '' || refusal?.error === 'accounts.link_wrong') return 'wrong'
  if (refusal?.error === 'accounts.link_used') return 'used'
  return refusal?.error === 'accounts.link_expired' ? 'expired' : undefined
}
