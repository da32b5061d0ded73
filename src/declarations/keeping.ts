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
 * The chains whose time is over, as a whole: a correction cannot be read without what it corrects. An open declaration
 * keeps all of its days, so that an annual return keeps those that it adds up.
 */
export const chainsToForget = <T extends KeptReturn>(
  rows: readonly T[],
  { today, needs }: { today: Day; needs: readonly Days[] },
): T[][] =>
  chainsOf(rows).filter((chain) =>
    chain.every(
      (one) => !one.isOpen && keptUntil([one.toDay, one.changedOn]) < today && !isNeeded(needs, one),
    ),
  )
