import type { Difference } from './difference.ts'

/** Answers that staff entered for the company, by path: who, and when (ISO instant). */
export type Entered = Readonly<Record<string, { by: string; at: string }>>

/** The marks after a save: what staff change is theirs, what the company changes is its own again. */
export function enteredAfter(
  before: Entered,
  changes: readonly Pick<Difference, 'path' | 'kind'>[],
  mark: Entered[string] | undefined,
): Entered {
  const changed = new Set(changes.map(({ path }) => path))
  const kept = Object.entries(before).filter(([path]) => !changed.has(path))
  const there = changes.filter(({ kind }) => kind !== 'removed')
  return Object.fromEntries(mark ? [...kept, ...there.map(({ path }) => [path, mark] as const)] : kept)
}
