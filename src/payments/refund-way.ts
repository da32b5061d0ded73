/**
 * `PROVIDER`: the provider that took the money refunds it. `BY_HAND`: a colleague does, at the bank, and
 * records it. `OUTSIDE`: somebody has made it in the provider's dashboard; a colleague books it.
 */
export const REFUND_WAYS = ['PROVIDER', 'BY_HAND', 'OUTSIDE'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** The ways in which a refund that failed is tried again. */
export const RETRY_WAYS = ['PROVIDER', 'BY_HAND'] as const

/** `OPEN`: not matched yet. `MATCHED`: counted for an order. `RETURNED`: sent back by hand. */
export const TRANSFER_STATUSES = ['OPEN', 'MATCHED', 'RETURNED'] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]
