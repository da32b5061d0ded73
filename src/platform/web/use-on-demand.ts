import { useRef, useState } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/**
 * A component whose code is loaded on request, so that the page does not include it.
 * @returns the component once requested and loaded, a function that requests it, and one that only loads its code
 */
export function useOnDemand<Component>(load: () => Promise<Component>) {
  const [component, setComponent] = useState<{ it: Component }>()
  const running = useRef<Promise<Component>>(undefined)
  // One series of attempts at a time, however often it is asked for.
  const fetchIt = () => (running.current ??= loadWithRetry(load).finally(() => (running.current = undefined)))
  return {
    component: component?.it,
    // After a failure the next request tries again.
    ask: () => void fetchIt().then((it) => setComponent({ it }), ignore),
    prefetch: () => void fetchIt().catch(ignore),
  }
}

const ignore = () => undefined
