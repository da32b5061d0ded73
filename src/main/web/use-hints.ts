import { useEffect } from 'react'
import { countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { listConfirmations } from '#confirmations/contract.ts'
import { countUnread, countUnreadByType, listMessages } from '#messages/contract.ts'
import { importDetail, listImports } from '#reports/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { SELLER_HINTS, watchHints } from '#platform/web/hint-stream.ts'
import { readCache } from '#platform/web/query.ts'
import { whenQuiet } from '#platform/web/when-quiet.ts'
import { countMyServices, listMyServices, workOrderDetails } from '#work-orders/contract.ts'
import { talkOfWorkOrder } from '#work-orders/talk-contract.ts'

/** What to read again for each hint. Not what somebody may be typing in. */
const READS: Readonly<Record<string, readonly CallDefinition[]>> = {
  unread: [countUnread, countUnreadByType, listMessages],
  cart: [countShoppingCart, readShoppingCart],
  talk: [talkOfWorkOrder],
  import: [listImports, importDetail],
  node: [countMyServices, listMyServices, workOrderDetails, listPendingMatters, listConfirmations],
}

/** The paths to read again for a hint: after a break everything that it would have told of. */
export function pathsOf(kind: string): readonly string[] {
  const calls = kind === 'open' ? Object.values(READS).flat() : (READS[kind] ?? [])
  return calls.map(({ path }) => path)
}

/** Keeps what the page shows up to date while somebody is signed in. */
export function useHints(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined
    return whenQuiet(() =>
      watchHints(SELLER_HINTS, ({ kind }) => {
        for (const path of pathsOf(kind)) void readCache().invalidateQueries({ queryKey: [path] })
      }),
    )
  }, [enabled])
}
