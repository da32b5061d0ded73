import type { PendingMatter } from './contract.ts'

/** The earliest due day first, what has none last; among those of one day the heavier comes first. */
export function inOrderOfDue(
  a: Pick<PendingMatter, 'dueAt' | 'weight' | 'id'>,
  b: Pick<PendingMatter, 'dueAt' | 'weight' | 'id'>,
): number {
  const [left, right] = [a, b].map(({ dueAt }) => dueAt?.slice(0, 10) ?? NO_DAY)
  if (left !== right) return (left ?? NO_DAY) < (right ?? NO_DAY) ? -1 : 1
  return b.weight - a.weight || (a.id < b.id ? -1 : 1)
}

const NO_DAY = '9999-12-31'
