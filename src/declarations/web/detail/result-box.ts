import type { DeclarationDetail } from '../../contract.ts'

type Box = { box: string; amount: number; before: number | null; parts: readonly unknown[] }

/** Of forms without numbered lines. */
const TOTALS = new Set(['total due', 'total supplies', 'total weight'])

/**
 * The box in which a return comes to its end, wherever its form has it: it follows from others and has what is to be paid
 * or given back, in a correction as the difference. Null where no box says that, as in a nil return.
 */
export function resultBox(boxes: readonly Box[], payable: DeclarationDetail['payable']): string | null {
  const total = boxes.find(({ box }) => TOTALS.has(box))
  if (total) return total.box
  if (payable === null || payable.amount === 0) return null
  const due = Math.abs(payable.amount)
  const follows = boxes.filter(({ parts }) => parts.length === 0)
  const whole = follows.findLast(({ amount }) => Math.abs(amount) === due)
  const difference = follows.findLast(({ amount, before }) => Math.abs(amount - (before ?? 0)) === due)
  return (whole ?? difference)?.box ?? null
}
