import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { colleaguesOn } from '#team/server/public.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/**
 * Nobody who is away is given anything. Whoever takes something is there, whatever the calendar says.
 * @throws work_orders.unknown_colleague, work_orders.colleague_away
 */
export async function requireThere(
  executor: Executor,
  { to, by, today }: { to: string; by: string; today: Day },
): Promise<{ id: string; name: string }> {
  const taker = (await colleaguesOn(executor, today)).find(({ id }) => id === to)
  if (!taker) throw workOrderRefusals.unknown_colleague()
  if (taker.awayUntil !== null && to !== by) throw workOrderRefusals.colleague_away()
  return taker
}
