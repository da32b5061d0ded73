/** How the keys of refunds begin that finance asked for, apart from those of automatic ones, so that nobody can use those in advance. */
export const REFUND_ASKED = 'asked-'
/** And of those that were proposed and approved. */
export const REFUND_PROPOSED = 'proposed-'
