import type { Day, Rests } from '#platform/shared/calendar.ts'
import { agencyRests, type AgencyDay, type ServiceLevel } from './service-levels.ts'

/** A day off in a country, or one on which it works, against what its weekends and public holidays make it. */
type CountryDay = AgencyDay & { country: string }

/** Where somebody sits who does not sit where the agency does. */
type Seat = { staffId: string; country: string }

/** All that the clock of the agency depends on. */
export type Times = {
  levels: readonly ServiceLevel[]
  /** The agency's own days. */
  days: readonly AgencyDay[]
  /** Those of other countries. */
  countryDays: readonly CountryDay[]
  seats: readonly Seat[]
}

type Days = Pick<Times, 'days' | 'countryDays'>

/** On which days nobody works in a country: the agency's own calendar in its own. */
export function restsIn(country: string, agencyCountry: string, { days, countryDays }: Days): Rests {
  if (country === agencyCountry) return agencyRests(country, days)
  return agencyRests(
    country,
    countryDays.filter((one) => one.country === country),
  )
}

/** By whose calendar the clock runs: of who has it, where they sit; of nobody's, the agency's. */
export function restsOfClerk(
  assigneeId: string | null,
  agencyCountry: string,
  times: Omit<Times, 'levels'>,
): Rests {
  const seat = times.seats.find(({ staffId }) => staffId === assigneeId)
  return restsIn(seat?.country ?? agencyCountry, agencyCountry, times)
}

/** Days on which the agency or the authority of another country rests: nothing goes on between the two. */
export function restsBetween(agencyCountry: string, authority: string, days: Days): Rests {
  const [here, there] = [agencyCountry, authority].map((country) => restsIn(country, agencyCountry, days))
  return (day: Day) => here?.(day) === true || there?.(day) === true
}
