import type { Lang } from '#platform/shared/local-text.ts'
import { refusalOf } from '#platform/shared/refusal.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** Whoever asks has an answer well before the call is given up. */
const MOST_MS = 20_000

export type Judged = { workOrderId: string; refusal: { error: string; message: string } | null }

/** Each in a transaction of its own: what is refused says why, and holds up none of the others. */
export async function eachOnItsOwn<Item extends { workOrderId: string }>(
  items: readonly Item[],
  lang: Lang,
  act: (item: Item) => Promise<unknown>,
): Promise<Judged[]> {
  const started = performance.now()
  const results: Judged[] = []
  for (const item of items) {
    const refusal = await refusalOf(async () => {
      if (performance.now() - started > MOST_MS) throw workOrderRefusals.not_reached()
      await act(item)
    })
    results.push({
      workOrderId: item.workOrderId,
      refusal: refusal && { error: refusal.error, message: refusal.messageIn(lang) },
    })
  }
  return results
}
