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
  payments: { total: number } | undefined,
  todos: { total: number } | undefined,
): MenuCounts {
  return {
    services: mine?.byTurn.seller,
    supplements: mine?.supplements,
    payments: payments?.total,
    todos: todos?.total,
  }
}

/** What waits for the seller, by the entry of the menu under which it is done; read again on each page. */
export function useMenuCounts(enabled: boolean, pathname: string): MenuCounts {
  const mine = useCallQuery(countMyServices, {}, { enabled })
  const payments = useCallQuery(listPendingMatters, { type: 'PAYMENT', pageSize: 1 }, { enabled })
  const todos = useCallQuery(listPendingMatters, { pageSize: 1 }, { enabled })
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    // A count that cannot be read now stays as it was.
    if (enabled) void invalidateReads([countMyServices, listPendingMatters]).catch(() => undefined)
  }, [enabled, pathname])
  return menuCounts(mine.data, payments.data, todos.data)
}
