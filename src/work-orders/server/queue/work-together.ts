import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { refusalOf } from '#platform/shared/refusal.ts'
import type { queueTogether } from '../../staff/queue-contract.ts'
import { assignWorkOrder } from '../assign-work-order.ts'
import type { FormDeps } from '../form/node-form.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { listCaseWorkers } from '../work-orders.queries.ts'
import { remindSeller } from './remind-seller.ts'

type Worker = { staff: StaffPrincipal; lang: Lang }

/** Whoever asks has an answer well before the call is given up. */
const MOST_MS = 20_000

/**
 * Does one thing with several work orders. Each is judged on its own, and in a transaction of its own: what is refused
 * says why, and holds up none of the others.
 * @throws work_orders.unknown_colleague
 */
export async function workTogether(
  deps: FormDeps,
  { staff, lang }: Worker,
  { action, items, staffId = null }: InputOf<typeof queueTogether>,
): Promise<OutputOf<typeof queueTogether>> {
  if (action === 'assign' && staffId !== null) await requireColleague(deps, staffId)
  const started = performance.now()
  const results: OutputOf<typeof queueTogether>['results'] = []
  for (const item of items) {
    const refusal = await refusalOf(async () => {
      if (performance.now() - started > MOST_MS) throw workOrderRefusals.not_reached()
      if (action === 'remind') await remindSeller(deps, { ...item, staff })
      else await assignWorkOrder(deps, { ...item, staff, staffId })
    })
    results.push({
      workOrderId: item.workOrderId,
      refusal: refusal && { error: refusal.error, message: refusal.messageIn(lang) },
    })
  }
  return { results }
}

/** Otherwise every row would say the same. */
async function requireColleague({ db }: FormDeps, staffId: string): Promise<void> {
  const colleagues = await listCaseWorkers(db)
  if (!colleagues.some(({ id }) => id === staffId)) throw workOrderRefusals.unknown_colleague()
}
