import { useEffect, useRef } from 'react'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { countMyServices } from '#work-orders/contract.ts'

export type MenuCounts = {
  /** Work orders whose turn is the seller's: services that wait for somebody else are not counted. */
  services: number | undefined
  supplements: number | undefined
  /** Everything that waits for the seller. */
  todos: number | undefined
  /** Orders that wait for the seller's money. */
  payments: number | undefined
}

export function menuCounts(
  mine: Pick<OutputOf<typeof countMyServices>, 'byTurn' | 'supplements'> | undefined,
  todos: { total: number; payments: number } | undefined,
): MenuCounts {
  return {
    services: mine?.byTurn.seller,
    supplements: mine?.supplements,
    payments: todos?.payments,
    todos: todos?.total,
  }
}

/** What waits for the seller, by the entry of the menu under which it is done; read again on each page. */
export function useMenuCounts(enabled: boolean, pathname: string): MenuCounts {
  const mine = useCallQuery(countMyServices, {}, { enabled })
  // As the dashboard asks for it, so that one call answers both.
  const todos = useCallQuery(listPendingMatters, { pageSize: 1 }, { enabled })
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    // A count that cannot be read now stays as it was.
    if (enabled) void invalidateReads([countMyServices, listPendingMatters]).catch(() => undefined)
  }, [enabled, pathname])
  return menuCounts(mine.data, todos.data)
}
