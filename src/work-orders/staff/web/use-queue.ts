import { staffQueue } from '#work-orders/staff/contract.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'

const PAGE_SIZE = 20

/** The queue at the place in the address. */
export function useQueue({ view, page, keyword, sort, narrowed }: QueuePlace) {
  const { product, ...filters } = narrowed
  const asked = {
    view,
    page,
    pageSize: PAGE_SIZE,
    ...(sort && { sort }),
    ...(keyword && { keyword }),
    ...(product && { productCode: product }),
    ...filters,
  }
  return useStaffList(staffQueue, asked, { isHinted: true })
}

export type Queue = ReturnType<typeof useQueue>
