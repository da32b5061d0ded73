/** WAITING: bought, but there is no number to file for yet. */
export type TermStatus = 'WAITING' | 'RUNNING' | 'ENDED' | 'CANCELLED'

export type PeriodKind = 'RETURN' | 'ANNUAL'

/** Whether the service still covers the period. */
export type PeriodState = 'OPEN' | 'CLOSED' | 'CANCELLED'
