import { useSearchParams } from 'react-router'
import { WaitingSupplements } from './waiting-supplements.tsx'
import { WorkOrderSupplements } from './work-order-supplements.tsx'

export const handle = { auth: true, access: 'seller', texts: ['supplements', 'work-orders', 'forms', 'ui'] }

/** Supplementary materials: of the work order that the address names, or the list of those that wait for some. */
export default function ReplenishInfoPage() {
  const [search] = useSearchParams()
  const workOrderId = search.get('workOrderId')
  return workOrderId ? (
    <WorkOrderSupplements key={workOrderId} workOrderId={workOrderId} />
  ) : (
    <WaitingSupplements />
  )
}
