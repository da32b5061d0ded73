import { useSearchParams } from 'react-router'
import { WaitingSupplements } from './waiting-supplements.tsx'
import { WorkOrderSupplements } from './work-order-supplements.tsx'

export const handle = { auth: true, access: 'seller', texts: ['supplements', 'work-orders', 'forms', 'ui'] }

/** Supplements: of the work order in the address, or the list of work orders that wait for some. */
export default function ReplenishInfoPage() {
  const [search] = useSearchParams()
  const workOrderId = search.get('workOrderId')
  return workOrderId ? (
    <WorkOrderSupplements key={workOrderId} workOrderId={workOrderId} />
  ) : (
    <WaitingSupplements />
  )
}
