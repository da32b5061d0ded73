/** `PROVIDER`: the provider that took the money sends it back. `BY_HAND`: a colleague does, at the bank, and says so. */
export const REFUND_WAYS = ['PROVIDER', 'BY_HAND'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** `OPEN`: nobody has said what it is for. `MATCHED`: counted for an order. `RETURNED`: sent back by hand. */
export const TRANSFER_STATUSES = ['OPEN', 'MATCHED', 'RETURNED'] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]
