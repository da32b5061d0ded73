import { useCallQuery } from '#platform/web/query.ts'
import { staffQueue } from '#work-orders/staff/contract.ts'
import { needsFollowing, neighbourOf } from '#work-orders/staff/web/neighbour.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'

const PAGE_SIZE = 20

/** What is asked for at a place. */
function askedAt({ view, page, keyword, sort, narrowed }: QueuePlace) {
  const { product, ...filters } = narrowed
  return {
    view,
    page,
    pageSize: PAGE_SIZE,
    ...(sort && { sort }),
    ...(keyword && { keyword }),
    ...(product && { productCode: product }),
    ...filters,
  }
}

/** The queue at the place in the address. */
export function useQueue(place: QueuePlace) {
  return useStaffList(staffQueue, askedAt(place), { isHinted: true })
}

/** Which one is worked on after one of the queue; at the end of a page, the next page is read for it. */
export function useNextInQueue(
  place: QueuePlace,
  { data }: Queue,
  id: string | undefined,
): string | undefined {
  const ids = data?.records.map((row) => row.id) ?? []
  const isLast = needsFollowing(ids, id, { page: place.page, pageSize: PAGE_SIZE, total: data?.total ?? 0 })
  const following = useCallQuery(
    staffQueue,
    { ...askedAt(place), page: place.page + 1 },
    { staff: true, enabled: isLast },
  )
  return neighbourOf(ids, id, isLast ? following.data?.records[0]?.id : undefined)
}

export type Queue = ReturnType<typeof useQueue>
