/** Browsers accept a cookie of such a name only over TLS, from this very host, for the whole site (RFC 6265bis). */
export const SECURE_COOKIE_PREFIX = '__Host-'

/** The name of a cookie of ours in this mode; `language`, whose name is fixed, has no prefix. */
export const cookieName = (name: string, mode: 'demo' | 'production'): string =>
  mode === 'production' ? `${SECURE_COOKIE_PREFIX}${name}` : name
