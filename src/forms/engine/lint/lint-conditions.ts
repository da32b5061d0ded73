import type { LintIssue } from './lint-issue.ts'
import type { Condition, Field } from '../model/template.ts'

type Find = (ref: string) => Field | undefined
type Comparison = Extract<Condition, { op: string }>

const ORDERED: ReadonlySet<Field['type']> = new Set(['number', 'money', 'date', 'computed'])
const LISTS: ReadonlySet<Field['type']> = new Set(['group', 'file', 'multiselect'])

/** Comparisons that could never hold: an order of unordered values, an option that does not exist. */
export function lintConditionValues(at: string, condition: Condition, find: Find): LintIssue[] {
  if ('and' in condition) return condition.and.flatMap((part) => lintConditionValues(at, part, find))
  if ('or' in condition) return condition.or.flatMap((part) => lintConditionValues(at, part, find))
  if ('not' in condition) return lintConditionValues(at, condition.not, find)
  const field = find(condition.field)
  return field ? lintComparison(at, condition, field) : []
}

function lintComparison(at: string, condition: Comparison, field: Field): LintIssue[] {
  switch (condition.op) {
    case 'empty':
    case 'filled':
      return []
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return ORDERED.has(field.type) ? [] : [{ at, code: 'wrongOperator', detail: condition.op }]
    case 'includes':
      if (field.type !== 'multiselect') return [{ at, code: 'wrongOperator', detail: condition.op }]
      return lintOptions(at, field, [condition.value])
    default:
      if (LISTS.has(field.type)) return [{ at, code: 'wrongOperator', detail: condition.op }]
      return lintOptions(at, field, condition.op === 'in' ? condition.value : [condition.value])
  }
}

function lintOptions(at: string, field: Field, values: readonly unknown[]): LintIssue[] {
  if (!('options' in field)) return []
  return values
    .filter((value) => !field.options.some((option) => option.value === value))
    .map((value) => ({ at, code: 'unknownOption', detail: String(value) }))
}
