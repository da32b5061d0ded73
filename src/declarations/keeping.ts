import type { Day } from '#platform/shared/calendar.ts'
import { type Days, isNeeded, keptUntil } from '#vat/calendar/keeping.ts'

/** What of a declaration decides how long it is kept. */
export type KeptReturn = Days & {
  id: string
  /** The declaration that it corrects. */
  corrects: string | null
  /** It is not filed and paid to its end, or something about it is unfinished. */
  isOpen: boolean
  /** On which anything last happened to it: filed, paid, credited. */
  changedOn: Day
  /** The year of a producer, whose reports and fees are read with each other; null where a declaration stands alone. */
  year: string | null
}

/** Each declaration with its corrections, in their order. */
export function chainsOf<T extends Pick<KeptReturn, 'id' | 'corrects'>>(rows: readonly T[]): T[][] {
  const next = new Map(rows.flatMap((row) => (row.corrects === null ? [] : [[row.corrects, row] as const])))
  const known = new Set(rows.map(({ id }) => id))
  return rows
    .filter(({ corrects }) => corrects === null || !known.has(corrects))
    .map((first) => {
      const chain: T[] = []
      for (let one: T | undefined = first; one; one = next.get(one.id)) chain.push(one)
      return chain
    })
}

/**
 * What goes in one step, once the time of all of it is over: a declaration with its corrections, since none can be read
 * without what it corrects, and the quantity reports of a year, since its fees belong to all of them. An open
 * declaration keeps all of its days, so that an annual return keeps those that it adds up.
 */
export function declarationsToForget<T extends KeptReturn>(
  rows: readonly T[],
  { today, needs }: { today: Day; needs: readonly Days[] },
): T[][] {
  const steps = Map.groupBy(chainsOf(rows), ([first]) => first?.year ?? first?.id)
  return [...steps.values()]
    .map((chains) => chains.flat())
    .filter((step) =>
      step.every(
        (one) => !one.isOpen && keptUntil([one.toDay, one.changedOn]) < today && !isNeeded(needs, one),
      ),
    )
}
