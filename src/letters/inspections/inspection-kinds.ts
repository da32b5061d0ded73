/** How an authority checks a company, and whether everything it asked for was answered, or it is over. */
export const INSPECTION_KINDS = ['VISIT', 'SPECIAL_AUDIT', 'HMRC_CHECK', 'LIABILITY_NOTICE'] as const
export type InspectionKind = (typeof INSPECTION_KINDS)[number]
export const INSPECTION_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type InspectionState = (typeof INSPECTION_STATES)[number]
