import { addDays, type Day } from '#platform/shared/calendar.ts'

/** Offices refuse a document that ends while they work; so long before its end a new one is asked for. */
export const EXPIRES_SOON_DAYS = 60

export type DocumentExpiry = 'none' | 'valid' | 'soon' | 'expired'

/** The last day of a document is a day on which it is still valid. */
export function expiryOf(expiresOn: Day | null, today: Day): DocumentExpiry {
  if (expiresOn === null) return 'none'
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, EXPIRES_SOON_DAYS) ? 'soon' : 'valid'
}
