import { isMoneyAnswer } from '../model/answer-kinds.ts'
import type { Answer, Condition } from '../model/template.ts'

/** The evaluated answer behind a reference (`country`, `./role`); undefined when there is none. */
export type Lookup = (ref: string) => Answer | undefined

type Comparable = string | number | boolean

/** Money is compared in its minor units. */
function comparable(answer: Answer | undefined): Comparable | undefined {
  if (isMoneyAnswer(answer)) return answer.amount
  return typeof answer === 'object' ? undefined : answer
}

/** Below, at or above 0, as for sort; undefined for two values that have no order. */
function order(left: Comparable | undefined, right: Comparable): number | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  return left < right ? -1 : Number(left > right)
}

function compare(condition: Extract<Condition, { op: string }>, answer: Answer | undefined): boolean {
  switch (condition.op) {
    case 'empty':
      return answer === undefined
    case 'filled':
      return answer !== undefined
    case 'eq':
      return comparable(answer) === condition.value
    case 'ne':
      return comparable(answer) !== condition.value
    case 'in':
      return condition.value.some((value) => value === comparable(answer))
    case 'includes':
      return Array.isArray(answer) && (answer as readonly unknown[]).includes(condition.value)
    default: {
      const difference = order(comparable(answer), condition.value)
      if (difference === undefined) return false
      if (condition.op === 'gt') return difference > 0
      if (condition.op === 'gte') return difference >= 0
      return condition.op === 'lt' ? difference < 0 : difference <= 0
    }
  }
}

/** Whether a condition holds. A missing answer equals nothing, is in nothing and has no order; `ne` holds for it. */
export function holds(condition: Condition, lookup: Lookup): boolean {
  if ('and' in condition) return condition.and.every((part) => holds(part, lookup))
  if ('or' in condition) return condition.or.some((part) => holds(part, lookup))
  if ('not' in condition) return !holds(condition.not, lookup)
  return compare(condition, lookup(condition.field))
}

/** Every reference in a condition, for the lint and for the designer. */
export function refsOfCondition(condition: Condition): string[] {
  if ('and' in condition) return condition.and.flatMap(refsOfCondition)
  if ('or' in condition) return condition.or.flatMap(refsOfCondition)
  if ('not' in condition) return refsOfCondition(condition.not)
  return [condition.field]
}
