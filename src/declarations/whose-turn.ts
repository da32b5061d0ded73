import type { FilingStatus } from './declaration.ts'
import type { Waiting } from './waiting.ts'

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

export type Standing = { status: FilingStatus; waitingFor: readonly Waiting[]; nilStatedAt: Date | null }

/** The seller has stated that there was nothing to declare, and nothing else is missing: we make the nil return. */
export const isNilToMake = ({ status, waitingFor, nilStatedAt }: Standing): boolean =>
  status === 'AWAITING_DATA' &&
  nilStatedAt !== null &&
  waitingFor.length === 1 &&
  waitingFor[0]?.reason === 'NOTHING_FOUND'

export const turnOf = (standing: Standing): Holder =>
  isNilToMake(standing) ? 'agency' : TURNS[standing.status]

/** Where it is whose turn, apart from nil returns to make. */
export const statusesOf = (holder: Holder): FilingStatus[] =>
  (Object.keys(TURNS) as FilingStatus[]).filter((status) => TURNS[status] === holder)

/** How it stands in the seller's words: nobody waits for data where the seller has stated that there is none. */
export const standingName = ({ status, turn }: { status: FilingStatus; turn: Holder }) =>
  status === 'AWAITING_DATA' && turn === 'agency' ? 'NIL_STATED' : status
