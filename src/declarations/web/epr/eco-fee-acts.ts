import type { useUploadBox } from '#documents/web/public.tsx'
import type { EcoFeeCurrency, EcoFeeKind } from '../../epr/eco-fees.ts'

/** Left out: no new file. */
type Later = { paidOn: string | null; uploadId?: string }

type EcoFeeEntry = Later & {
  kind: EcoFeeKind
  amount: number
  currency: EcoFeeCurrency
  document: string
  lines: { category: string; kilograms: string }[]
}

export type EcoFeeActs = {
  isBusy: boolean
  /** How its file is uploaded. */
  upload: Parameters<typeof useUploadBox>[0]
  onEnter: (fee: EcoFeeEntry, onDone: () => void) => void
  onComplete: (fee: Later & { feeId: string }, onDone: () => void) => void
  onTakeBack: (feeId: string) => void
}
