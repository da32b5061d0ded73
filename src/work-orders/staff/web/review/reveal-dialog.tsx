import type { ComponentProps } from 'react'
import { ReasonDialog } from '#back-office/web/frame/reason-dialog.tsx'
import { useWorkOrder } from '../work-order-scope.ts'

/** Asks why somebody needs to see an answer or a paper of an order that is not theirs. */
export function RevealDialog(props: Omit<ComponentProps<typeof ReasonDialog>, 'subject'>) {
  return <ReasonDialog {...props} subject={useWorkOrder().data.workOrder.id} />
}
