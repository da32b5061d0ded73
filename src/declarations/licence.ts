import type { Day } from '#platform/shared/calendar.ts'

/** What the law reserves to holders of a licence (returns.md 9). */
export const LICENSED_ACTS = ['FILE_RETURNS', 'REPRESENT'] as const
export type LicensedAct = (typeof LICENSED_ACTS)[number]

/** Under whose licence something was signed off, and by whom. */
export type FiledUnder = { licenceId: string; holder: string; number: string; signer: string }

export type LicenceFacts = { validFrom: Day; validUntil: Day | null; endedOn: Day | null }

/** Whether it counts on a day; on the day on which it was ended it no longer does. */
export const isInForce = ({ validFrom, validUntil, endedOn }: LicenceFacts, day: Day): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil) && (endedOn === null || day < endedOn)
