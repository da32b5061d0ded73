import { addDays, daysBetween, type Day } from '#platform/shared/calendar.ts'

/** Amazon asks every seller to consent again after this many days. */
const CONSENT_DAYS = 365
/** From here on the end of a consent is a to-do. */
export const NOTICE_DAYS = 30

/**
 * - `FILE_UPLOAD`: the marketplace has nothing to authorise.
 * - `NOT_CONNECTED`: never authorised. `REVOKED`: withdrawn here.
 * - `ACTIVE`, `EXPIRING`, `EXPIRED`: by the days that are left.
 * - `BROKEN`: withdrawn at the marketplace; its tokens are no longer taken.
 */
export const SHOP_STATUSES = [
  'FILE_UPLOAD',
  'NOT_CONNECTED',
  'ACTIVE',
  'EXPIRING',
  'EXPIRED',
  'BROKEN',
  'REVOKED',
] as const
export type ShopStatus = (typeof SHOP_STATUSES)[number]

/** How an authorisation is stored. `NONE`: there was none yet. */
export type StoredAuthorisation = 'NONE' | 'GRANTED' | 'BROKEN' | 'REVOKED'

/** The first day on which a consent of `day` no longer counts. */
export const endOfConsent = (day: Day): Day => addDays(day, CONSENT_DAYS)

/** @param expiresOn the first day without it */
export function statusOf(
  shop: { consents: boolean; authorisation: StoredAuthorisation; expiresOn: Day | null },
  today: Day,
): ShopStatus {
  if (!shop.consents) return 'FILE_UPLOAD'
  if (shop.authorisation === 'NONE' || shop.expiresOn === null) return 'NOT_CONNECTED'
  if (shop.authorisation !== 'GRANTED') return shop.authorisation
  const left = daysBetween(today, shop.expiresOn)
  if (left <= 0) return 'EXPIRED'
  return left <= NOTICE_DAYS ? 'EXPIRING' : 'ACTIVE'
}
