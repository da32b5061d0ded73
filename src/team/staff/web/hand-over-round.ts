import type { OutputOf } from '#platform/shared/call.ts'
import type { handOver, openOfColleague } from '#work-orders/staff/load-contract.ts'

export type OpenOrder = OutputOf<typeof openOfColleague>['orders'][number]
export type Refused = OpenOrder & { why: string }
type Results = OutputOf<typeof handOver>['results']

/** What was chosen when it began: the list behind it is read anew with every step, and shrinks. */
export type Round = { orders: readonly OpenOrder[]; sent: number; refused: readonly Refused[] }

export const nextStep = ({ orders, sent }: Round, most: number): string[] =>
  orders.slice(sent, sent + most).map(({ id }) => id)

export function afterStep({ orders, sent, refused }: Round, results: Results): Round {
  const left = results.flatMap(({ workOrderId, refusal }) => {
    const order = orders.find(({ id }) => id === workOrderId)
    return refusal && order ? [{ ...order, why: refusal.message }] : []
  })
  return { orders, sent: sent + results.length, refused: [...refused, ...left] }
}
