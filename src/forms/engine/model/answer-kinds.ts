import type { Money } from '#platform/shared/money.ts'
import type { Answer, GroupRow } from './template.ts'

export function isMoneyAnswer(answer: Answer | undefined): answer is Money {
  return typeof answer === 'object' && 'amount' in answer && 'currency' in answer
}

export function isRows(answer: Answer | undefined): answer is readonly GroupRow[] {
  return Array.isArray(answer) && typeof answer[0] === 'object'
}

/** Answers are JSON. The database may reorder the keys of a row, so their order has no meaning. */
export function sameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  return a === b || JSON.stringify(a, inOneOrder) === JSON.stringify(b, inOneOrder)
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads an own property of the object: nothing inherited, no `__proto__`. */
export function ownValue(source: unknown, key: string): unknown {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return undefined
  return (source as Record<string, unknown>)[key]
}
