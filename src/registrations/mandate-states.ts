import { addDays, daysBetween, type Day } from '#platform/shared/calendar.ts'
import type { Transition } from '#platform/shared/state-machine.ts'

/** SUBMITTED: a newly signed document waits for its check. RETURNED: it was not right. */
const MANDATE_STATUSES = ['SUBMITTED', 'RETURNED', 'IN_FORCE', 'ENDED'] as const
export type MandateStatus = (typeof MANDATE_STATUSES)[number]

export type MandateAction = 'accept' | 'return' | 'withdraw' | 'end'

export const MANDATE_MOVES: readonly Transition<
  MandateAction,
  MandateStatus,
  'seller' | 'staff' | 'system'
>[] = [
  { action: 'accept', from: ['SUBMITTED'], to: 'IN_FORCE', by: ['staff'] },
  { action: 'return', from: ['SUBMITTED'], to: 'RETURNED', by: ['staff'] },
  // What was never in force is simply replaced by the next attempt.
  { action: 'withdraw', from: ['SUBMITTED', 'RETURNED'], to: 'ENDED', by: ['seller', 'system'] },
  { action: 'end', from: ['IN_FORCE'], to: 'ENDED', by: ['seller', 'staff', 'system'] },
]

/** REPLACED: by a newly signed one. DEREGISTERED: with the registration that it was for. */
export type MandateEnd = 'REVOKED' | 'REPLACED' | 'DEREGISTERED' | 'WITHDRAWN'

/** What a reader sees: EXPIRED follows from the day, nobody has to write it down. */
export const MANDATE_VIEWS = [
  'SUBMITTED',
  'RETURNED',
  'IN_FORCE',
  'ENDING',
  'EXPIRED',
  'REVOKED',
  'REPLACED',
  'DEREGISTERED',
  'WITHDRAWN',
] as const
export type MandateView = (typeof MANDATE_VIEWS)[number]

/** From so many days before its last day a mandate is to be signed again. */
export const MANDATE_NOTICE_DAYS = 60

type Dated = { status: MandateStatus; expiresOn: Day | null; endReason: MandateEnd | null }

export function mandateView({ status, expiresOn, endReason }: Dated, today: Day): MandateView {
  if (status === 'ENDED') return endReason ?? 'REVOKED'
  if (status !== 'IN_FORCE' || expiresOn === null) return status
  if (expiresOn < today) return 'EXPIRED'
  return expiresOn <= addDays(today, MANDATE_NOTICE_DAYS) ? 'ENDING' : 'IN_FORCE'
}

/** In force, and not over. */
export const isInForce = (view: MandateView): boolean => view === 'IN_FORCE' || view === 'ENDING'

/** What can be signed again: what counts, or counted until its last day, or until it was taken back. */
export const isRenewable = (view: MandateView): boolean =>
  isInForce(view) || view === 'EXPIRED' || view === 'REVOKED'

const NOTICE_STEPS = [60, 30] as const
/** From so many days before its last day on, the reminders of every to-do take over. */
const REMINDED = 7

/** The step that is to be told on a day; of those that were missed, only the last. */
export function noticeStep(expiresOn: Day, today: Day): 60 | 30 | undefined {
  const left = daysBetween(today, expiresOn)
  return left > REMINDED ? NOTICE_STEPS.findLast((step) => left <= step) : undefined
}
