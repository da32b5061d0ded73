import { seededRandom } from '../../command-line/seeded-random.ts'

/** Choices that are the same each time: every demo has the same back office. */
export function diceFrom(seed: number) {
  const roll = seededRandom(seed)
  return {
    often: (share: number): boolean => roll() < share,
    pick: <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T,
    /** A whole number, both ends included. */
    between: (least: number, most: number): number => least + Math.floor(roll() * (most - least + 1)),
  }
}
export type Dice = ReturnType<typeof diceFrom>

/** As many of each as its weight says, and at least one, in a mixed order; what the rounding leaves is of the commonest. */
export function inShares<T>(dice: Dice, count: number, shares: readonly (readonly [T, number])[]): T[] {
  const whole = shares.reduce((sum, [, share]) => sum + share, 0)
  const [first] = shares.toSorted(([, a], [, b]) => b - a)
  const others = shares
    .filter((one) => one !== first)
    .flatMap(([what, share]) =>
      Array.from({ length: Math.max(1, Math.floor((count * share) / whole)) }, () => what),
    )
  const rest = Array.from({ length: Math.max(0, count - others.length) }, () => first?.[0] as T)
  return [...others, ...rest]
    .slice(0, count)
    .map((what) => ({ what, place: dice.between(0, 1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ what }) => what)
}
