const KEY = 'visitorCart'

/** The cookie of a visitor's cart is closed to scripts; this says that there is one, so that only then it is counted. */
export function rememberVisitorCart(): void {
  localStorage.setItem(KEY, 'yes')
}

export function hasVisitorCart(): boolean {
  return localStorage.getItem(KEY) !== null
}
