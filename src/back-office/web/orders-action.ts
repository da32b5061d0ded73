import { useState } from 'react'
import type { z } from 'zod'
import { staffOrders } from '#orders/staff/contract.ts'
import { staffOrder, staffRefundsByHand, staffTransfers } from '#payments/staff/contract.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'

/** One writing call about money: says what was done, reads all lists of money anew, keeps errors by field. */
export function useMoneyAction<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  options: { done: (data: z.output<O>) => string; onDone?: (data: z.output<O>) => void },
) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const mutation = useCallMutation(call, {
    staff: true,
    invalidates: [staffOrder, staffOrders, staffTransfers, staffRefundsByHand],
    onSuccess(data) {
      showNotification({ text: options.done(data), tone: 'good' })
      options.onDone?.(data)
    },
    onError: (failure) => setErrors(failure.fields),
  })
  return {
    errors,
    pending: mutation.isPending,
    run(input: z.input<I>) {
      setErrors({})
      mutation.mutate(input)
    },
  }
}
