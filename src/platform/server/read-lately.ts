import type { Database, Executor } from './executor.ts'
import { setAtMost } from './set-at-most.ts'

/** How long a process may go on with what it read. */
const RELIED_ON_MS = 1_000
const KEPT_AT_MOST = 1_000

type Known<T> = { value: T; readAt: number }

/**
 * What many ask for at once and where a second does not matter, such as what an estimate is made of: read once a second at
 * most. What this process changes of it, it forgets at once; what another process changed is seen within the second.
 */
export function readLately<T>(read: (executor: Executor, key: string) => Promise<T>) {
  const known = new WeakMap<Database, Map<string, Known<T>>>()
  return {
    /** @param executor who reads where it is not known: a transaction, for one in it */
    async of(db: Database, executor: Executor, key = ''): Promise<T> {
      const own = known.get(db) ?? new Map<string, Known<T>>()
      known.set(db, own)
      const now = performance.now()
      const found = own.get(key)
      if (found && now - found.readAt < RELIED_ON_MS) return found.value
      const value = await read(executor, key)
      // Where it was forgotten meanwhile, it may have been read before the change.
      if (known.get(db) === own) setAtMost(own, KEPT_AT_MOST, key, { value, readAt: now })
      return value
    },
    /** After the commit of a change. */
    forget: (db: Database): void => void known.delete(db),
  }
}
