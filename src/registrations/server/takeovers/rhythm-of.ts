import type { Day } from '#platform/shared/calendar.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import { rhythmsOf } from '../../filing-rhythms.ts'
import { schemeOf } from '../../scheme-of.ts'
import type { RegistrationRow } from '../registrations.repository.ts'

type Filed = Pick<RegistrationRow, 'kind' | 'registrationNumber' | 'productCode' | 'country' | 'rhythm'>

/** The country or the scheme whose periods count. */
export const calendarOf = (filed: Omit<Filed, 'rhythm'>): string => schemeOf(filed) ?? filed.country

/** How often returns are due; what is usual there while nobody has said it. */
export const rhythmOf = (filed: Filed, today: Day): Frequency =>
  filed.rhythm ?? rhythmsOf(calendarOf(filed), today)[0] ?? 'MONTHLY'
