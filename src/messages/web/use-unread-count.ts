import { useEffect, useRef } from 'react'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { countUnread } from '../contract.ts'

const POLL_MS = 60_000

/** How many messages are unread; read again on each page, and every minute while the page is in view. */
export function useUnreadCount(enabled: boolean, pathname: string): number | undefined {
  const unread = useCallQuery(countUnread, {}, { enabled, refetchInterval: POLL_MS })
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    // A count that cannot be read now stays as it was.
    if (enabled) void invalidateReads([countUnread]).catch(() => undefined)
  }, [enabled, pathname])
  return unread.data
}
