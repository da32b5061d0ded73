import { takeReturnPath } from './session-end.ts'
import { knownPath, signInTarget } from './sign-in-target.ts'

const AFTER_REGISTRATION = 'afterRegistration'
const PRODUCT_TYPE = 'urlProductType'

/** Remembers across the mail, which opens a new window, where somebody was when they registered. */
export function rememberForRegistration(next: string | null): void {
  const path = knownPath(next)
  if (path) localStorage.setItem(AFTER_REGISTRATION, path)
}

/** Where to go now; everything that was remembered for this moment is used up. */
export function takeSignInTarget(next: string | null): string {
  const kept = takeReturnPath() ?? localStorage.getItem(AFTER_REGISTRATION)
  const productType = localStorage.getItem(PRODUCT_TYPE)
  localStorage.removeItem(AFTER_REGISTRATION)
  localStorage.removeItem(PRODUCT_TYPE)
  return signInTarget({ next, kept, productType })
}
