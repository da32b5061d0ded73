import type { EcoFeeCurrency, EcoFeeKind } from '../../epr/eco-fees.ts'

export type EcoFeeEntry = {
  kind: EcoFeeKind
  amount: number
  currency: EcoFeeCurrency
  document: string
  paidOn: string | null
  lines: { category: string; kilograms: string }[]
}

export type EcoFeeActs = {
  isBusy: boolean
  onEnter: (fee: EcoFeeEntry, onDone: () => void) => void
  onTakeBack: (feeId: string) => void
}
