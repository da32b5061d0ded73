/**
 * What a key opens. A scope is a subject with `read` or `write`; writing includes no reading. Which call belongs to which
 * scope is said beside the authorisation table (`main/api-key-calls.ts`); a call that stands in none is made by people
 * alone: sign-in, members, bank details, mandates, and whatever counts as the company's declaration of will, an order
 * with its terms included. Papers about a person and sensitive answers are opened by no key.
 */
export const SCOPES = [
  'orders:read',
  'cart:write',
  'services:read',
  'services:write',
  'sales:read',
  'sales:write',
  'declarations:read',
  'documents:read',
  'documents:write',
  'messages:read',
] as const
export type Scope = (typeof SCOPES)[number]

/** With which a key begins, so that it is known wherever it turns up. */
export const KEY_PREFIX = 'glk_'

export const isKey = (token: string): boolean => token.startsWith(KEY_PREFIX)

export const mayWrite = (scopes: readonly Scope[]): boolean =>
  scopes.some((scope) => scope.endsWith(':write'))

/** Each company may have so many that are valid. */
export const MOST_KEYS = 10

/** A key may call so often a second, and so many times at once after a rest. */
export const PACE = { aSecond: 20, atOnce: 60 } as const

/** How long a key may be valid, in days. */
export const VALIDITIES = [30, 90, 365] as const

/** The end of a key is announced so many days before. */
export const ANNOUNCED_DAYS = 14
