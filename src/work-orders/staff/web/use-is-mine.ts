import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'
import { useWorkOrder } from './work-order-scope.ts'

/** Whether the work order is assigned to the member of staff who looks at it; undefined until that is known. */
export function useIsMine(): boolean | undefined {
  const { assignee } = useWorkOrder().data.workOrder
  const me = useCallQuery(staffMe, {}, { staff: true })
  return me.data && assignee?.id === me.data.id
}
