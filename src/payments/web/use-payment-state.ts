import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { CODE } from '#platform/shared/call.ts'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { countMyServices } from '#work-orders/contract.ts'
import { klarnaPaymentResult, paymentResult, type PaymentState, paymentStatus } from '../contract.ts'

const WAITS_FOR_WORK_MS = 1_000
const WAITS_FOR_MONEY_MS = 4_000
/** Banks book a few times a day. */
const WAITS_FOR_BANK_MS = 30_000

/**
 * The state of an order's payment on the payer's return: the first call asks the provider and toasts (code 3
 * by its rule, but not for Klarna, where only this page shows it); afterwards only our own data is polled,
 * until the money is there and the work is opened.
 */
export function usePaymentState(orderId: string, byKlarna: boolean) {
  const client = readCache()
  const call = byKlarna ? klarnaPaymentResult : paymentResult
  const first = useQuery<PaymentState, CallFailure>(
    {
      queryKey: [call.path, orderId],
      queryFn: () => askProvider(call, orderId),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      enabled: orderId !== '',
    },
    client,
  )
  const input = { orderId }
  const known = client.getQueryState<PaymentState>([paymentStatus.path, input])
  const newest = known?.data && known.dataUpdatedAt > first.dataUpdatedAt ? known.data : first.data
  const interval = intervalFor(newest)
  useCallQuery(paymentStatus, input, {
    enabled: first.isSuccess && interval !== false,
    refetchInterval: interval,
    staleTime: 0,
  })
  useFreshTurns(newest)
  return {
    state: first.isSuccess ? newest : undefined,
    failure: first.error,
    askAgain: () => void first.refetch(),
    asking: first.isFetching,
  }
}

/** Money that arrived waits no longer, and the work that it opens begins with the seller. */
function useFreshTurns(state: PaymentState | undefined): void {
  const stage = state && `${state.state} ${state.workOrders.length}`
  useEffect(() => {
    if (stage) void invalidateReads([listPendingMatters, countMyServices]).catch(() => undefined)
  }, [stage])
}

/** Refused and unfinished payments come as code 3, with the state as its data. */
async function askProvider(
  call: typeof paymentResult | typeof klarnaPaymentResult,
  orderId: string,
): Promise<PaymentState> {
  try {
    return await makeCall(call, { orderId })
  } catch (error) {
    if (error instanceof CallFailure && error.code === CODE.payment && isState(error.data)) return error.data
    throw error
  }
}

const isState = (data: unknown): data is PaymentState =>
  typeof data === 'object' && data !== null && 'state' in data

function intervalFor(state: PaymentState | undefined): number | false {
  switch (state?.state) {
    case 'PENDING':
    case 'PROCESSING':
      return WAITS_FOR_MONEY_MS
    case 'TRANSFER':
      return WAITS_FOR_BANK_MS
    case 'PAID':
      return state.workOrders.length === 0 ? WAITS_FOR_WORK_MS : false
    default:
      return false
  }
}
