import { useState } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/**
 * A component whose code is fetched when somebody asks for it, so that the page does not carry it before.
 * @returns the component once it was asked for and is there, a function that asks for it, and one that only fetches
 */
export function useOnDemand<Component>(load: () => Promise<Component>) {
  const [component, setComponent] = useState<{ it: Component }>()
  const fetchIt = () => loadWithRetry(load)
  return {
    component: component?.it,
    // Whoever asks in vain asks again.
    ask: () => void fetchIt().then((it) => setComponent({ it }), ignore),
    prefetch: () => void fetchIt().catch(ignore),
  }
}

const ignore = () => undefined
