import { lazy, useDebugValue, useState, useSyncExternalStore } from 'react'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import { useLang } from '#platform/web/text.ts'
import type { LaneProps } from './lane.tsx'
import card from './lane-card.module.css'
import full from './lane-full.module.css'
import line from './lane-line.module.css'
import node from './lane-node.module.css'
import phone from './lane-phone.module.css'
import whole from './lane.module.css'

/** Their code comes late, but the page links them from the beginning. */
const SHEETS = [card, full, line, whole, node, phone]

/** The code that draws: loaded once a lane has to be drawn. */
const Lane = lazy(async () => ({ default: (await loadWithRetry(() => import('./lane.tsx'))).Lane }))

/** React leaves the server's markup alone where it is told that the markup is not its own. */
const AS_SERVED = { __html: '' }

/**
 * A lane in which nothing happens, for pages that the server renders. The browser keeps what was drawn there, and
 * loads the code only to draw anew: in the other language, another process, or on a page that it opens itself.
 */
export function DrawnLane(props: Pick<LaneProps, 'model' | 'size' | 'summary' | 'ground'>) {
  useDebugValue(SHEETS)
  const content = `${useLang()} ${JSON.stringify(props.model)}`
  const isHydrating = useIsHydrating()
  const [served, setServed] = useState(isHydrating ? content : undefined)
  // What was drawn anew stays React's own, also when it is again what the server had drawn.
  if (served !== undefined && served !== content) setServed(undefined)
  if (served === content && !import.meta.env.SSR)
    // oxlint-disable-next-line react/no-danger -- it sets nothing
    return <div key="served" suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
  return (
    <div key="drawn">
      <Lane {...props} />
    </div>
  )
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
