import type { Clock } from '../clock.ts'
import { setAtMost } from '../set-at-most.ts'
import type { Authentication } from './access.ts'

/** Whose token this is. */
export type Authenticate = (token: string, staff: boolean) => Promise<Authentication>

/** How long a call that only reads may rely on what an earlier one found out about the same token. */
const RELIED_ON_MS = 1_000
const KEPT_AT_MOST = 10_000

type Found = { at: number; principal: Promise<Authentication> }

/**
 * Whose tokens these are, remembered for a moment. A page asks for several things at once, and each answer would cost a
 * read of the same session: as much as the answer itself. A call that writes, or hands out a file, always reads the
 * session; and whatever this process writes makes it forget everybody, so that who signs out or loses a role is refused
 * from the next call on. What another process wrote is seen within a second.
 */
export type RecentPrincipals = {
  of: Authenticate
  forget(): void
}

export function createRecentPrincipals(authenticate: Authenticate, clock: Clock): RecentPrincipals {
  const found = new Map<string, Found>()
  return {
    async of(token, staff) {
      const key = `${staff ? 'staff' : 'seller'} ${token}`
      const now = clock.now().getTime()
      const known = found.get(key)
      if (known && now >= known.at && now < known.at + RELIED_ON_MS) return await known.principal
      const entry: Found = { at: now, principal: authenticate(token, staff) }
      setAtMost(found, KEPT_AT_MOST, key, entry)
      const drop = () => found.get(key) === entry && found.delete(key)
      try {
        const principal = await entry.principal
        if (principal === 'invalid') drop()
        return principal
      } catch (error) {
        drop()
        throw error
      }
    },
    // A read of a session that began before is not remembered either: its entry is gone.
    forget: () => found.clear(),
  }
}
