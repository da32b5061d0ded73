import { changeWorkOrder } from './change-work-order.ts'
import { listHistory } from './work-orders.queries.ts'
import { writeHistory, type WorkDeps } from './work.ts'

/** Who took back what was signed for this work: for those who work on it. Told more than once, it is written once. */
export function noteRevocation(deps: WorkDeps, told: Readonly<Record<string, unknown>>): Promise<void> {
  const kind = told['kind'] === 'staff' ? 'staff' : 'seller'
  const actor = { kind, id: String(told['id']), name: String(told['name']) } as const
  const mandate = String(told['mandateId'])
  return changeWorkOrder(deps, { workOrderId: String(told['workOrderId']), actor }, async (work) => {
    const history = await listHistory(work.tx, work.workOrder.id)
    const isNoted = history.some(
      ({ key, params }) => key === 'mandate.revoked' && params['mandate'] === mandate,
    )
    if (!isNoted) await writeHistory(work, { key: 'mandate.revoked', params: { mandate } })
  })
}
