import type { VatResult } from '#vat/engine/vat-result.ts'
import type { SalesRow } from './formats/sales-row.ts'
import type { Figures } from './totals.ts'

/** null: goods that were moved have no cost price, or an impossible one */
export function figuresOf({ kind, amount }: SalesRow, result: VatResult): Figures | null {
  const { net, vat, gross, taxable, acquisitionVat, decision } = result
  if (net !== null && vat !== null && gross !== null)
    return { net, vat, gross, acquisitionVat: 0, amount: kind === 'MOVE' ? (amount ?? net) : gross }
  // An import is valued by the customs.
  if (taxable === null && decision.scheme !== 'IMPORT_CUSTOMS') return null
  const cost = amount ?? 0
  return { net: cost, vat: 0, gross: cost, acquisitionVat: acquisitionVat ?? 0, amount: cost }
}
