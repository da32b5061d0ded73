import type { Principal } from '../../shared/principal.ts'
import type { CallDefinition } from '../../shared/call.ts'
import type { KeyHolder, SellerPrincipal } from '../../shared/principal.ts'
import { Refusal } from '../../shared/refusal.ts'
import { keyAccessOf, tokenFrom, type Authentication } from './access.ts'
import type { Authenticate, RecentPrincipals } from './recent-principals.ts'
import type { Route } from './route.ts'

export type ApiKeyInUse = NonNullable<SellerPrincipal['apiKey']>

/**
 * Resolves tokens and keys; passed in by the composition root, which knows sellers, staff and the modules that issue
 * keys.
 */
export type Authenticators = {
  authenticate: Authenticate
  /** The same, for calls that only read. */
  recent?: RecentPrincipals
  /**
   * Decides whether a company's API key opens the call. Without it no such key opens anything.
   * @throws wire.key_scope, wire.key_too_fast
   */
  admitKey?(key: ApiKeyInUse, call: CallDefinition): void
  /** How fast somebody who is signed in may call. @throws wire.too_fast */
  pace?(who: Principal): void
  /** Further keys accepted beside the token, by the name that a call uses for them. */
  keys: Readonly<Record<string, KeyScheme>>
}

export type KeyScheme = {
  /** The header that carries the key. */
  header: string
  /** Whose key this is. @throws the refusal that says why it is not valid */
  authenticate(key: PresentedKey): Promise<KeyHolder>
}

export type PresentedKey = {
  code: string | undefined
  /** Whether its PIN may still be missing. */
  beforePin: boolean
  /** For counting guesses. */
  ip: string
}

/**
 * The principal is that of the token, or of a further key where the call accepts one. The key takes precedence: its
 * header is sent by whoever came with the key, signed in or not.
 */
export async function resolvePrincipal(
  deps: Authenticators,
  call: Route['call'],
  { headers, ip }: { headers: Record<string, string | undefined>; ip: string },
): Promise<Authentication> {
  const wanted = keyAccessOf(call.access)
  const token = tokenFrom(headers)
  if (wanted) {
    const scheme = deps.keys[wanted.key]
    if (!scheme) throw new Error(`no module issues the key ${wanted.key}`)
    const code = headers[scheme.header.toLowerCase()]?.trim() || undefined
    const opensAlone = wanted.or === undefined
    if (opensAlone || code !== undefined) {
      const holder = scheme.authenticate({ code, beforePin: wanted.beforePin ?? false, ip })
      // An expired key must not keep people who are signed in from their own data.
      if (opensAlone || token === undefined) return await holder
      const found = await holder.catch(undefinedIfRefused)
      if (found) return found
    }
  }
  if (token === undefined) return { kind: 'visitor' }
  if (token === 'differ') return 'invalid'
  const isStaff = call.path.startsWith('/staff/')
  return deps.recent && onlyReads(call) ? deps.recent.of(token, isStaff) : deps.authenticate(token, isStaff)
}

/** Whether the call answers with data alone. */
export const onlyReads = ({ method, kind }: Route['call']): boolean => method === 'GET' && kind === 'json'

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
