import type { Money } from '#platform/shared/money.ts'
import type { Answer, GroupRow } from './template.ts'

export function isMoneyAnswer(answer: Answer | undefined): answer is Money {
  return typeof answer === 'object' && 'amount' in answer && 'currency' in answer
}

export function isRows(answer: Answer | undefined): answer is readonly GroupRow[] {
  return Array.isArray(answer) && typeof answer[0] === 'object'
}

/** Answers are JSON. The database keeps the keys of a row in an order of its own, which says nothing. */
export function sameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  return a === b || JSON.stringify(a, inOneOrder) === JSON.stringify(b, inOneOrder)
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads a property that the object itself has: nothing inherited, no `__proto__`. */
export function ownValue(source: unknown, key: string): unknown {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return undefined
  return (source as Record<string, unknown>)[key]
}
