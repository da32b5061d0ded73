/** By what the staff's work list is grouped. */
export const WORK_GROUPS = ['DUE', 'COUNTRY', 'STATE'] as const
export type WorkGroup = (typeof WORK_GROUPS)[number]

/** So many rows are worked on in one go: what a page shows, and what can be looked over. */
export const MOST_TOGETHER = 50
