import { useCallQuery } from '#platform/web/query.ts'
import { staffQueue } from '#work-orders/staff/contract.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'

export const QUEUE_PAGE_SIZE = 20
const REFETCH_MS = 30_000

/** The queue as it stands in the address; colleagues work on it too, so it is read again by itself. */
export function useQueue({ view, page, keyword, product }: QueuePlace) {
  const input = {
    view,
    page,
    pageSize: QUEUE_PAGE_SIZE,
    ...(keyword && { keyword }),
    ...(product && { productCode: product }),
  }
  return useCallQuery(staffQueue, input, { staff: true, refetchInterval: REFETCH_MS })
}

export type Queue = ReturnType<typeof useQueue>
