import type { QuantityReport } from '../../boxes/prepared-return.ts'
import type { Waiting } from '../../waiting.ts'

/** More are told by their number. */
const NAMED = 30

/** What of a report's goods is not known: named one by one, and never counted as nothing. */
export function quantitiesWait({ lines, unweighed, unreadable }: QuantityReport): Waiting[] {
  const named = unweighed.slice(0, NAMED).map((one) => ({ reason: 'WEIGHTS', ...one }) as const)
  const more = unweighed.length - named.length
  return [
    ...named,
    ...(more > 0 ? [{ reason: 'MORE_WEIGHTS', count: more } as const] : []),
    ...(unreadable > 0 ? [{ reason: 'PIECES', count: unreadable } as const] : []),
    ...(lines === null && unweighed.length === 0 ? [{ reason: 'NOT_CREDIBLE' } as const] : []),
  ]
}
