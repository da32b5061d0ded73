import type { KeyHolder } from '../../shared/principal.ts'
import { Refusal } from '../../shared/refusal.ts'
import { keyAccessOf, tokenFrom, type Authentication } from './access.ts'
import type { Route } from './route.ts'

/** Says whose a token or a key is; handed in by whoever knows sellers, staff and the modules that give out keys. */
export type Authenticators = {
  /** Whose token this is. */
  authenticate(token: string, staff: boolean): Promise<Authentication>
  /** Further keys that may come beside the token, by the name under which a call asks for them. */
  keys: Readonly<Record<string, KeyScheme>>
}

export type KeyScheme = {
  /** The header that brings the key. */
  header: string
  /** Whose key this is. @throws the refusal that says why it opens nothing */
  authenticate(asked: AskedKey): Promise<KeyHolder>
}

export type AskedKey = {
  code: string | undefined
  /** Whether its PIN may still be missing. */
  beforePin: boolean
  /** For counting guesses. */
  ip: string
}

/**
 * A token everywhere; a further key at the calls that it opens, where it goes before a token: its header is sent by
 * whoever came with the key, be they signed in or not.
 */
export async function whoAsks(
  deps: Authenticators,
  call: Route['call'],
  { headers, ip }: { headers: Record<string, string | undefined>; ip: string },
): Promise<Authentication> {
  const wanted = keyAccessOf(call.access)
  const token = tokenFrom(headers)
  if (wanted) {
    const scheme = deps.keys[wanted.key]
    if (!scheme) throw new Error(`nobody gives out the key ${wanted.key}`)
    const code = headers[scheme.header.toLowerCase()]?.trim() || undefined
    const opensAlone = wanted.or === undefined
    if (opensAlone || code !== undefined) {
      const holder = scheme.authenticate({ code, beforePin: wanted.beforePin ?? false, ip })
      // Whoever is signed in is not kept from their own data by a key that has ended.
      if (opensAlone || token === undefined) return await holder
      const found = await holder.catch(nothingIfRefused)
      if (found) return found
    }
  }
  if (token === undefined) return { kind: 'visitor' }
  return token === 'differ' ? 'invalid' : deps.authenticate(token, call.path.startsWith('/staff/'))
}

function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
