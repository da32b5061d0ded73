import { listPendingMatters } from '#pending-matters/contract.ts'
import { useText } from '#platform/web/text.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { countMyServices, listMyServices, nodeData, supplementsAsked, workOrderDetails } from '../contract.ts'
import type { workOrdersText } from './work-orders.text.ts'

/** Every query that shows whose turn it is. */
export const TURN_READS = [
  workOrderDetails,
  listMyServices,
  countMyServices,
  nodeData,
  supplementsAsked,
  listPendingMatters,
] as const

/** Submits something; then refetches everything that shows whose turn it is, and shows a notification of thanks. */
export function useSubmit<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  thanks: 'signedThanks' | 'taskThanks',
) {
  const t = useText<typeof workOrdersText>('work-orders')
  return useCallMutation(call, {
    invalidates: TURN_READS,
    onSuccess: () => showNotification({ text: t(thanks), tone: 'good' }),
  })
}
