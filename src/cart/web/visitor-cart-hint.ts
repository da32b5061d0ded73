const KEY = 'visitorCart'

/**
 * The cookie of a visitor's cart is not readable by scripts; this one says that there is a cart, so that it
 * is counted only then.
 */
export function rememberVisitorCart(): void {
  localStorage.setItem(KEY, 'yes')
}

export function hasVisitorCart(): boolean {
  return localStorage.getItem(KEY) !== null
}
