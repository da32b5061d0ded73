import { paths } from '#paths.ts'
import { isLocalPath } from '#platform/shared/local-path.ts'
import { removeDrafts } from '#platform/web/stored-drafts.ts'
import { dropToken, readToken } from '#platform/web/session.ts'

const RETURN_KEY = 'returnTo'
const NOTICE_KEY = 'sessionEnded'

/**
 * The parameters that lead back to the right place after signing in; values are matched against known ones
 * there.
 */
const REMEMBERED = ['productType', 'pendingMatterType', 'pendingRenewalType'] as const

/**
 * What happens on code 1: the token is dropped, the product type is remembered, and the person lands on `/`
 * with a notice. Staff go to their own sign-in page. Without a token there was no session to end: a visitor
 * stays where they are.
 */
export function endSession(staff: boolean): void {
  if (readToken(staff) === null) return
  dropToken(staff)
  if (staff) {
    window.location.assign(paths.adminLogin(window.location.pathname + window.location.search))
    return
  }
  leaveForRoot()
}

/** For a page that needs a session: leaves it when the session ends in another window. @returns what stops it */
export function leaveWhenEndedElsewhere(): () => void {
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Storage that was emptied has no key. */
function onStorage({ key }: StorageEvent): void {
  if ((key === 'token' || key === null) && readToken(false) === null) leaveForRoot()
}

function leaveForRoot(): void {
  // A person who fills in a shared form needs no session: one that ends elsewhere must not cost them their
  // page.
  if (window.location.pathname === paths.shareForm()) return
  // Forms on this device are sealed and wait for their person; what this window alone has is in clear.
  removeDrafts(sessionStorage)
  const query = new URLSearchParams(window.location.search)
  const productType = query.get('productType')
  if (productType) localStorage.setItem('urlProductType', productType)
  sessionStorage.setItem(RETURN_KEY, window.location.pathname + window.location.search)
  sessionStorage.setItem(NOTICE_KEY, 'yes')
  const remembered = new URLSearchParams()
  for (const name of REMEMBERED) {
    const value = query.get(name)
    if (value) remembered.set(name, value)
  }
  const text = remembered.toString()
  window.location.assign(text === '' ? '/' : `/?${text}`)
}

/** Where the person was when the session ended; read once, after signing in again. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(RETURN_KEY)
  sessionStorage.removeItem(RETURN_KEY)
  return isLocalPath(path) ? path : null
}

/** True once after a session has ended, so that `/` can say so. */
export function takeSessionNotice(): boolean {
  const found = sessionStorage.getItem(NOTICE_KEY) !== null
  sessionStorage.removeItem(NOTICE_KEY)
  return found
}
