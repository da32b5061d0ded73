import { describe, expect, test } from 'vitest'
import { endOfConsent, statusOf, type ShopStatus, type StoredAuthorisation } from './authorisation.ts'

describe('the status of a shop', () => {
  test.each<[string, boolean, StoredAuthorisation, string | null, ShopStatus]>([
    ['a shop without an interface', false, 'NONE', null, 'FILE_UPLOAD'],
    ['never connected', true, 'NONE', null, 'NOT_CONNECTED'],
    ['a day after consent', true, 'GRANTED', '2027-11-21', 'ACTIVE'],
    ['31 days left', true, 'GRANTED', '2026-12-23', 'ACTIVE'],
    ['30 days left', true, 'GRANTED', '2026-12-22', 'EXPIRING'],
    ['the last day', true, 'GRANTED', '2026-11-23', 'EXPIRING'],
    ['the day on which it no longer counts', true, 'GRANTED', '2026-11-22', 'EXPIRED'],
    ['long over', true, 'GRANTED', '2025-01-01', 'EXPIRED'],
    ['withdrawn at Amazon', true, 'BROKEN', '2027-11-21', 'BROKEN'],
    ['withdrawn here', true, 'REVOKED', '2027-11-21', 'REVOKED'],
  ])('%s', (_case, consents, authorisation, expiresOn, status) =>
    expect(statusOf({ consents, authorisation, expiresOn }, '2026-11-22')).toBe(status),
  )
})

test.each([
  ['2026-11-22', '2027-11-22'],
  // A leap year has one day more than a consent.
  ['2027-03-01', '2028-02-29'],
])('a consent of %s ends on %s', (given, end) => expect(endOfConsent(given)).toBe(end))
