import type { BoxStrategy } from '#vat/rates/rounding.ts'
import type { LedgerKind } from '#ledger/ledger-line.ts'

/** The figure of a total that a box takes. */
export type Figure = 'net' | 'vat' | 'gross' | 'acquisitionVat'
export type Entry = readonly [box: string, figure: Figure]
export type LedgerEntry = readonly [box: string, figure: 'net' | 'vat' | 'deductible']

/** Rounded amounts of the boxes that were filled, in minor units. */
export type Amounts = { of(box: string): number; sum(...boxes: string[]): number }

/** In minor units. `base` and `vat`: what was sold with tax, and the tax that is owed before deductions. */
export type Summary = { base: number; vat: number; payable: number }

/** A country's return: where each figure stands, how boxes are rounded, and which are calculated from others. */
export type Form = {
  /** Own goods that arrive from another member state; their value is `net`, the tax `acquisitionVat` */
  acquisition(basisPoints: number): readonly Entry[]
  /** Own goods that leave for another member state */
  dispatch: readonly Entry[]
  /** Sales from here that are taxed where they arrive: through the one-stop shop, and through a registration there */
  taxedElsewhere: readonly [oss: readonly Entry[], registration: readonly Entry[]]
  ledger(kind: LedgerKind, basisPoints: number): readonly LedgerEntry[]
  rounding(box: string): BoxStrategy
  /** Where a credit of the period before is deducted; a state without such a box pays it back */
  carriedBox?: string
  /** What the return comes to, from all its boxes; `names` are those that it has. `payable` below zero is a credit. */
  summary(amounts: Amounts, names: readonly string[]): Summary
  /** Boxes that follow from others, in their order */
  calculated(amounts: Amounts): readonly (readonly [box: string, units: number])[]
}

export const rateName = (basisPoints: number): string => `${basisPoints / 100}%`
