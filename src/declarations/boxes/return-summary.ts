import { formOf } from './entries.ts'
import type { Amounts, Summary } from './forms/form.ts'
import type { NationalReturn, PreparedReturn } from './prepared-return.ts'

const sum = (list: readonly { vat: number }[]): number => list.reduce((total, { vat }) => total + vat, 0)

/** What a return comes to; null where a rate is missing, so that nothing is known, and where it is not about money. */
export function summaryOf(prepared: PreparedReturn): Summary | null {
  if (prepared.kind === 'NATIONAL') return ofNational(prepared)
  // Weights are no money.
  if (prepared.kind === 'EPR') return null
  if (prepared.kind === 'EC_SALES_LIST') {
    const { lines } = prepared
    // It says what was sold; the tax on it is in the returns.
    return lines && { base: lines.reduce((total, { units }) => total + units, 0), vat: 0, payable: 0 }
  }
  const { rows, corrections, totalDue } = prepared
  if (rows === null) return null
  return {
    base: rows.reduce((total, { taxable }) => total + taxable, 0),
    vat: sum(rows) + sum(corrections),
    payable: totalDue,
  }
}

function ofNational({ country, boxes }: NationalReturn): Summary | null {
  if (boxes === null) return null
  const units = new Map(boxes.map(({ box, units: amount }) => [box, amount]))
  const of = (box: string): number => units.get(box) ?? 0
  const amounts: Amounts = { of, sum: (...names) => names.reduce((total, name) => total + of(name), 0) }
  return formOf(country).summary(amounts, [...units.keys()])
}
