import type { SchemeCorrection, SchemeReturn } from './prepared-return.ts'

/** A filed return of a one-stop shop, what its rows come to today, and the returns that were filed after it. */
export type FiledScheme = {
  declarationId: string
  filed: SchemeReturn
  now: SchemeReturn
  /** Corrections of the returns that were filed later */
  later: readonly SchemeCorrection[]
}

const LATE = 'late:'

/**
 * What the next return has to correct of one that was filed: the difference by period and state, without set-off
 * between states. A filed return itself never changes (Directive 2006/112 art. 369k, 369x).
 */
export function lateCorrections({ declarationId, filed, now, later }: FiledScheme): SchemeCorrection[] {
  if (filed.rows === null || now.rows === null) return []
  const of = LATE + declarationId
  const difference = new Map<string, SchemeCorrection>()
  const add = (period: string, consumption: string, vat: number): void => {
    const key = `${period} ${consumption}`
    const sum = (difference.get(key)?.vat ?? 0) + vat
    const source = { of, month: filed.period.to.slice(0, 7), currency: filed.currency, figure: 'vat' }
    difference.set(key, { period, consumption, vat: sum, sources: [{ ...source, units: sum }] })
  }
  const { name } = filed.period
  for (const { consumption, vat } of now.rows) add(name, consumption, vat)
  for (const { consumption, vat } of filed.rows) add(name, consumption, -vat)
  // Refunds of earlier sales that belong to its months; what it corrected of filed returns itself is not among them.
  for (const one of now.corrections) add(one.period, one.consumption, one.vat)
  for (const one of filed.corrections) add(one.period, one.consumption, -(one.vat - lateIn(one, LATE)))
  for (const one of later) add(one.period, one.consumption, -lateIn(one, of))
  return [...difference.values()]
    .filter(({ vat }) => vat !== 0)
    .toSorted((a, b) => (a.period + a.consumption < b.period + b.consumption ? -1 : 1))
}

const lateIn = ({ sources }: SchemeCorrection, of: string): number =>
  sources.filter((source) => source.of.startsWith(of)).reduce((sum, { units }) => sum + units, 0)
