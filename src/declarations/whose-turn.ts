import type { FilingStatus } from './declaration.ts'

/** Who has to act next: `authority` waits for its answer, `none` is at rest. */
export const HOLDERS = ['seller', 'agency', 'authority', 'none'] as const
export type Holder = (typeof HOLDERS)[number]

const TURNS: Record<FilingStatus, Holder> = {
  AWAITING_DATA: 'seller',
  CALCULATED: 'agency',
  AWAITING_CONFIRMATION: 'seller',
  QUERIED: 'agency',
  CONFIRMED: 'agency',
  FILED: 'authority',
  ACCEPTED: 'none',
  REJECTED: 'agency',
}

export const turnOf = (status: FilingStatus): Holder => TURNS[status]

export const statusesOf = (holder: Holder): FilingStatus[] =>
  (Object.keys(TURNS) as FilingStatus[]).filter((status) => TURNS[status] === holder)
