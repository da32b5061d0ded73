import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '../shared/call.ts'
import { loadWithRetry } from './load-with-retry.ts'

const loadCache = () => loadWithRetry(() => import('./query.ts'))

/**
 * Reads like `useCallQuery`, on pages that mostly read nothing: the cache's code is loaded with the first read. A
 * failure is toasted, and leaves `undefined`.
 */
export function useLateRead<O extends z.ZodType>(
  call: CallDefinition<z.ZodType, O>,
  { enabled, staleTime }: { enabled: boolean; staleTime?: number },
): z.output<O> | undefined {
  const [data, setData] = useState<z.output<O>>()
  useEffect(() => {
    if (!enabled) return
    let isWatching = true
    let stop: (() => void) | undefined
    void loadCache()
      .then(({ watchRead }) => {
        const options = staleTime === undefined ? {} : { staleTime }
        if (isWatching) stop = watchRead(call, {}, { ...options, onData: setData })
      })
      .catch(() => undefined)
    return () => {
      isWatching = false
      stop?.()
    }
  }, [call, enabled, staleTime])
  return enabled ? data : undefined
}

/** Marks the reads of these calls as out of date. */
export async function invalidateReads(calls: readonly CallDefinition[]): Promise<void> {
  const { readCache } = await loadCache()
  await Promise.all(calls.map(({ path }) => readCache().invalidateQueries({ queryKey: [path] })))
}

/** Clears everything that was read. */
export async function clearReads(): Promise<void> {
  const { readCache } = await loadCache()
  readCache().clear()
}
