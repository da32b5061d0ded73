/**
 * EXPIRED: not renewed. DEREGISTERED: given up at the office. REFUNDED: all of its price went back; a number does not end
 * with the returns that were bought for it, so that it then has this reason and no day.
 */
export const END_REASONS = ['EXPIRED', 'DEREGISTERED', 'REFUNDED'] as const
export type EndReason = (typeof END_REASONS)[number]

/** Whether what has ended for this reason, or has not ended, can go on by a renewal. */
export const canGoOn = (reason: EndReason | null): boolean => reason === null || reason === 'EXPIRED'
