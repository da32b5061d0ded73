import { useEffect, useSyncExternalStore } from 'react'
import type { CallFailure } from '#platform/web/api.ts'

/** Under this the secret stays as long as the tab, so that a reload works. */
const keyHere = (): string => `linkToken ${window.location.pathname}`

/** The secrets of links as one loaded page knows them. Exported for its test. */
export function linkTokens() {
  /** The last one that a link brought; the URL itself does not keep it. */
  let last = ''
  return {
    /** @returns '' without one */
    read(): string {
      const found = new URLSearchParams(window.location.hash.slice(1)).get('token')
      if (found) sessionStorage.setItem(keyHere(), found)
      last = found || last || (sessionStorage.getItem(keyHere()) ?? '')
      return last
    },
    forget: () => sessionStorage.removeItem(keyHere()),
  }
}

const tokens = linkTokens()

/**
 * After the secret of this page's link has been used. One that was refused is worth nothing and stays, so that a reload
 * says again why.
 */
export const forgetLinkToken = (): void => tokens.forget()

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
  const token = useSyncExternalStore<string | undefined>(onNewLink, tokens.read, () => undefined)
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
