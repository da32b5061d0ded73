import { useEffect, useRef } from 'react'
import { useStreamState } from '#platform/web/hint-stream.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { countUnread } from '../contract.ts'

const POLL_MS = 60_000

/** How many messages are unread; read again on each page, on a hint, and without hints every minute. */
export function useUnreadCount(enabled: boolean, pathname: string): number | undefined {
  const refetchInterval = useStreamState() === 'live' ? false : POLL_MS
  const unread = useCallQuery(countUnread, {}, { enabled, refetchInterval })
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    // A count that cannot be read now stays as it was.
    if (enabled) void invalidateReads([countUnread]).catch(() => undefined)
  }, [enabled, pathname])
  return unread.data
}
