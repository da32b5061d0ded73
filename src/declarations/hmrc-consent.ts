import { daysBetween, type Day } from '#platform/shared/calendar.ts'

/**
 * - `NOT_SET_UP`: this portal has no access data. `NOT_CONNECTED`: nobody has signed in.
 * - `CONNECTED`, `EXPIRING`: by the days that are left.
 * - `BROKEN`: over, or HMRC does not accept the sign-in any more.
 */
export const HMRC_STATES = ['NOT_SET_UP', 'NOT_CONNECTED', 'CONNECTED', 'EXPIRING', 'BROKEN'] as const
type HmrcConsentState = (typeof HMRC_STATES)[number]

/** From here on the end of the sign-in is a to-do. */
const NOTICE_DAYS = 30
/** So many days before the end an administrator is written to. */
const REMIND_AT: ReadonlySet<number> = new Set([NOTICE_DAYS, 14, 7, 1])

/** @param grant with the last day on which it counts */
export function consentState(
  grant: { status: 'GRANTED' | 'BROKEN'; expiresOn: Day } | undefined,
  today: Day,
): Exclude<HmrcConsentState, 'NOT_SET_UP'> {
  if (grant === undefined) return 'NOT_CONNECTED'
  const left = daysBetween(today, grant.expiresOn)
  if (grant.status === 'BROKEN' || left < 0) return 'BROKEN'
  return left <= NOTICE_DAYS ? 'EXPIRING' : 'CONNECTED'
}

/** Whether returns can be sent: also on the last day. */
export const isConnected = (state: HmrcConsentState): boolean => state === 'CONNECTED' || state === 'EXPIRING'

/** Whether an administrator has to sign in anew, soon or now. */
export const needsConsent = (state: HmrcConsentState): boolean => state === 'EXPIRING' || state === 'BROKEN'

export const isReminderDay = (expiresOn: Day, today: Day): boolean =>
  REMIND_AT.has(daysBetween(today, expiresOn))
