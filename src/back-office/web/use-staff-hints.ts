import { useEffect } from 'react'
import { gather } from '#platform/web/gather.ts'
import { watchHints } from '#platform/web/hint-stream.ts'
import { readCache } from '#platform/web/query.ts'
import { whenQuiet } from '#platform/web/when-quiet.ts'
import { openStaffStream } from '#work-orders/staff/presence-contract.ts'
import { THIS_TAB } from '#work-orders/staff/web/presence/this-tab.ts'
import { isOf, readsOf, type StaffRead } from './staff-hints.ts'

/** With fifty colleagues something changes every second; a list need not follow each change. */
const LISTS_MS = 3_000
const SINGLE_MS = 500

const SOURCE = { path: `${openStaffStream.path}?tab=${THIS_TAB}`, staff: true }

function readAgain(asked: ReadonlySet<string>): void {
  const reads = [...asked].map((read) => JSON.parse(read) as StaffRead)
  void readCache().invalidateQueries({
    predicate: ({ queryKey }) => reads.some((read) => isOf(read, queryKey)),
  })
}

/** Keeps what the page shows up to date while somebody is signed in whose role hears of changes. */
export function useStaffHints(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined
    const lists = gather(readAgain, LISTS_MS)
    const single = gather(readAgain, SINGLE_MS)
    const stop = whenQuiet(() =>
      watchHints(SOURCE, ({ kind, of }) => {
        for (const read of readsOf(kind, of))
          (read.of === undefined ? lists : single).add(JSON.stringify(read))
      }),
    )
    return () => {
      stop()
      lists.stop()
      single.stop()
    }
  }, [enabled])
}
