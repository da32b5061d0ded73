import { Big } from 'big.js'
import type { Currency } from '#platform/shared/money.ts'
import { isMoneyAnswer } from '../model/answer-kinds.ts'
import type { Lookup } from './conditions.ts'
import type { Answer, Expression } from '../model/template.ts'

/** A number, or money in minor units of a currency. Decimal, so that 0.1 + 0.2 is 0.3. */
type Quantity = { number: Big; currency?: Currency }

/** All answers to one field over the rows of a group, for `sumOf`. */
export type Column = (groupAndField: string) => readonly Answer[]

function quantityOf(answer: Answer | undefined): Quantity | undefined {
  if (typeof answer === 'number') return { number: new Big(answer) }
  return isMoneyAnswer(answer) ? { number: new Big(answer.amount), currency: answer.currency } : undefined
}

/** Adding or subtracting needs the same unit on both sides. */
function sum(items: readonly Quantity[], sign: 1 | -1): Quantity | undefined {
  const [first, ...rest] = items
  if (!first || rest.some((item) => item.currency !== first.currency)) return undefined
  return {
    ...first,
    number: rest.reduce((total, item) => total.plus(item.number.times(sign)), first.number),
  }
}

/** Money times a number is money; money times money has no result. */
function product(items: readonly Quantity[]): Quantity | undefined {
  const currencies = items.filter((item) => item.currency !== undefined)
  if (currencies.length > 1) return undefined
  const number = items.reduce((total, item) => total.times(item.number), new Big(1))
  return currencies[0]?.currency === undefined ? { number } : { number, currency: currencies[0].currency }
}

function quotient(items: readonly Quantity[]): Quantity | undefined {
  const [first, ...rest] = items
  if (!first || rest.some((item) => item.number.eq(0) || item.currency !== undefined)) return undefined
  return { ...first, number: rest.reduce((total, item) => total.div(item.number), first.number) }
}

/** A missing value counts as zero in a sum, and leaves any other calculation without a result. */
function calculate(expression: Expression, lookup: Lookup, column: Column): Quantity | undefined {
  if ('value' in expression)
    return typeof expression.value === 'number' ? quantityOf(expression.value) : undefined
  if (!('op' in expression)) return quantityOf(lookup(expression.field))
  if (expression.op === 'concat') return undefined
  const parts =
    expression.op === 'sumOf'
      ? column(expression.field).map(quantityOf)
      : expression.args.map((arg) => calculate(arg, lookup, column))
  const present = parts.filter((part) => part !== undefined)
  if (expression.op === 'sumOf' || expression.op === 'add') return sum(present, 1)
  if (present.length < parts.length) return undefined
  if (expression.op === 'sub') return sum(present, -1)
  return expression.op === 'mul' ? product(present) : quotient(present)
}

function textOf(expression: Expression, lookup: Lookup, column: Column): string {
  if ('value' in expression) return String(expression.value)
  if ('op' in expression && expression.op === 'concat') return concat(expression, lookup, column)
  if ('op' in expression) return calculate(expression, lookup, column)?.number.toString() ?? ''
  const answer = lookup(expression.field)
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
}

function concat(expression: Extract<Expression, { op: 'concat' }>, lookup: Lookup, column: Column): string {
  const parts = expression.args.map((arg) => textOf(arg, lookup, column)).filter((part) => part !== '')
  return parts.join(expression.separator ?? ' ').slice(0, 2000)
}

/**
 * The value of a computed field: text, number (rounded half up to `decimals`) or money (to the minor unit);
 * undefined where there is nothing to calculate from, or no sensible result.
 */
export function compute(
  expression: Expression,
  lookup: Lookup,
  column: Column,
  decimals: number,
): Answer | undefined {
  if ('op' in expression && expression.op === 'concat') return concat(expression, lookup, column) || undefined
  const result = calculate(expression, lookup, column)
  if (!result) {
    const text = 'field' in expression && !('op' in expression) ? lookup(expression.field) : undefined
    return typeof text === 'string' ? text : undefined
  }
  // Adding 0 makes 0 of -0, which JSON does not have.
  const rounded = result.number.round(result.currency ? 0 : decimals, Big.roundHalfUp).toNumber() + 0
  if (result.currency === undefined) return Number.isFinite(rounded) ? rounded : undefined
  return Number.isSafeInteger(rounded) ? { amount: rounded, currency: result.currency } : undefined
}

/** The fields that an expression reads one by one. */
export function refsOfExpression(expression: Expression): string[] {
  if ('value' in expression) return []
  if (!('op' in expression)) return [expression.field]
  return expression.op === 'sumOf' ? [] : expression.args.flatMap(refsOfExpression)
}

/** The columns of groups (`directors/sharePercent`) that an expression sums. */
export function columnsOfExpression(expression: Expression): string[] {
  if ('value' in expression || !('op' in expression)) return []
  return expression.op === 'sumOf' ? [expression.field] : expression.args.flatMap(columnsOfExpression)
}
