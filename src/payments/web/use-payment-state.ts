import { useQuery } from '@tanstack/react-query'
import { CODE } from '#platform/shared/call.ts'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { paymentResult, type PaymentState, paymentStatus } from '../contract.ts'

const WAITS_FOR_WORK_MS = 1_000
const WAITS_FOR_MONEY_MS = 4_000

/**
 * The state of an order's payment on the payer's return: the provider is asked once, aloud (code 3 is toasted by its
 * rule); afterwards only our own books are read, until the money is there and the work is opened.
 */
export function usePaymentState(orderId: string) {
  const asked = useQuery<PaymentState, CallFailure>({
    queryKey: [paymentResult.path, orderId],
    queryFn: () => askProvider(orderId),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    enabled: orderId !== '',
  })
  const interval = intervalFor(asked.data)
  const read = useCallQuery(
    paymentStatus,
    { orderId },
    { enabled: asked.isSuccess && interval !== false, refetchInterval: interval, staleTime: 0 },
  )
  const newest = read.data && read.dataUpdatedAt > asked.dataUpdatedAt ? read.data : asked.data
  return {
    state: newest,
    failure: asked.error,
    askAgain: () => void asked.refetch(),
    asking: asked.isFetching,
  }
}

/** Refused and unfinished payments come as code 3, with the state as its data. */
async function askProvider(orderId: string): Promise<PaymentState> {
  try {
    return await makeCall(paymentResult, { orderId })
  } catch (error) {
    if (error instanceof CallFailure && error.code === CODE.payment && isState(error.data)) return error.data
    throw error
  }
}

const isState = (data: unknown): data is PaymentState =>
  typeof data === 'object' && data !== null && 'state' in data

function intervalFor(state: PaymentState | undefined): number | false {
  if (state?.state === 'PENDING') return WAITS_FOR_MONEY_MS
  return state?.state === 'PAID' && state.workOrders.length === 0 ? WAITS_FOR_WORK_MS : false
}
