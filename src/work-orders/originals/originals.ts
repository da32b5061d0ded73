import type { Day } from '#platform/shared/calendar.ts'
import type { Transition } from '#platform/shared/state-machine.ts'

/* The register of paper: documents that offices take only as originals, and where each of them is. */

export const ORIGINAL_KINDS = [
  'POWER_OF_ATTORNEY',
  'REGISTER_EXTRACT',
  'ARTICLES',
  'ID_COPY',
  'RESIDENCE',
  'CERTIFICATE',
  'OTHER',
] as const
export type OriginalKind = (typeof ORIGINAL_KINDS)[number]

/** What a paper needs before an office takes it. */
export const TREATMENTS = ['TRANSLATION', 'NOTARY', 'APOSTILLE'] as const
export type Treatment = (typeof TREATMENTS)[number]

/** Who may hold it outside of the agency. */
export const HOLDERS = ['TRANSLATOR', 'NOTARY', 'APOSTILLE_OFFICE', 'AUTHORITY', 'PARTNER'] as const
export type Holder = (typeof HOLDERS)[number]

export const ORIGINAL_STATUSES = [
  'ASKED',
  'ON_THE_WAY',
  'HERE',
  'OUT',
  'SENT_BACK',
  'RETURNED',
  'KEPT',
  'LOST',
  'WITHDRAWN',
] as const
export type OriginalStatus = (typeof ORIGINAL_STATUSES)[number]

export const ORIGINAL_ACTIONS = [
  'send',
  'receive',
  'handOut',
  'keep',
  'sendBack',
  'confirm',
  'lose',
  'askAgain',
  'withdraw',
] as const
export type OriginalAction = (typeof ORIGINAL_ACTIONS)[number]

/** Every allowed move. Returned, kept by an office and withdrawn are final. */
export const ORIGINAL_MOVES: readonly Transition<OriginalAction, OriginalStatus, 'seller' | 'staff'>[] = [
  { action: 'send', from: ['ASKED'], to: 'ON_THE_WAY', by: ['seller', 'staff'] },
  { action: 'receive', from: ['ASKED', 'ON_THE_WAY', 'OUT', 'LOST'], to: 'HERE', by: ['staff'] },
  { action: 'handOut', from: ['HERE'], to: 'OUT', by: ['staff'] },
  { action: 'keep', from: ['OUT'], to: 'KEPT', by: ['staff'] },
  { action: 'sendBack', from: ['HERE'], to: 'SENT_BACK', by: ['staff'] },
  { action: 'confirm', from: ['SENT_BACK'], to: 'RETURNED', by: ['seller', 'staff'] },
  { action: 'lose', from: ['ON_THE_WAY', 'HERE', 'OUT', 'SENT_BACK'], to: 'LOST', by: ['staff'] },
  { action: 'askAgain', from: ['LOST', 'KEPT', 'RETURNED'], to: 'ASKED', by: ['staff'] },
  { action: 'withdraw', from: ['ASKED', 'LOST'], to: 'WITHDRAWN', by: ['staff'] },
]

/** Nobody has to do anything about it any more. */
export const isAtRest = (status: OriginalStatus): boolean =>
  status === 'RETURNED' || status === 'KEPT' || status === 'WITHDRAWN'

/** What comes back from these has been treated by them. */
const TREATED_BY: Partial<Record<Holder, Treatment>> = {
  TRANSLATOR: 'TRANSLATION',
  NOTARY: 'NOTARY',
  APOSTILLE_OFFICE: 'APOSTILLE',
}

export type Treated = Partial<Record<Treatment, Day>>

/** When each treatment was done, once the paper comes back from whoever does it. */
export function treatedAfter(
  before: Treated,
  { action, from, on }: { action: OriginalAction; from: Holder | null; on: Day },
): Treated {
  const treatment = action === 'receive' && from !== null ? TREATED_BY[from] : undefined
  return treatment ? { ...before, [treatment]: on } : before
}

/** What is still to be done with it before it can be used. */
export function treatmentsLeft(needs: readonly Treatment[], done: Treated): Treatment[] {
  return TREATMENTS.filter((treatment) => needs.includes(treatment) && done[treatment] === undefined)
}

/** For how many days ahead staff are told that a paper ends. */
export const EXPIRES_WITHIN_DAYS = 60

export const LONGEST_COURIER = 60
export const LONGEST_TRACKING = 60
export const MOST_ORIGINALS = 60
