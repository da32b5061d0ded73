import type { Money } from '#platform/shared/money.ts'
import type { Answer, GroupRow } from './template.ts'

export function isMoneyAnswer(answer: Answer | undefined): answer is Money {
  return typeof answer === 'object' && 'amount' in answer && 'currency' in answer
}

export function isRows(answer: Answer | undefined): answer is readonly GroupRow[] {
  return Array.isArray(answer) && typeof answer[0] === 'object'
}

/** Answers are JSON with a fixed order of keys, so their text tells whether two are the same. */
export function sameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Reads a property that the object itself has: nothing inherited, no `__proto__`. */
export function ownValue(source: unknown, key: string): unknown {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return undefined
  return (source as Record<string, unknown>)[key]
}
