import { dayOf, isWeekend, type Day, type Rests } from '#platform/shared/calendar.ts'
import { knowsHolidaysOf, restingIn } from '#platform/shared/public-holidays.ts'

/** How long the agency may take, in working days of its own turn. Without a service or step: for all of them. */
export type ServiceLevel = {
  productCode: string | null
  step: string | null
  /** `firstDays` for who bought to be first. */
  days: number
  firstDays: number
}

/** What holds until the agency says otherwise. */
export const USUAL_LEVEL: ServiceLevel = { productCode: null, step: null, days: 2, firstDays: 1 }

/** The most exact level: of service and step, of the step, of the service, of all. */
export function levelOf(
  levels: readonly ServiceLevel[],
  { productCode, step, isFirst }: { productCode: string; step: string | null; isFirst: boolean },
): number {
  const fitting = levels.filter(
    (level) =>
      (level.productCode === null || level.productCode === productCode) &&
      (level.step === null || level.step === step),
  )
  const weight = (level: ServiceLevel) => (level.step === null ? 0 : 2) + (level.productCode === null ? 0 : 1)
  const [best = USUAL_LEVEL] = fitting.toSorted((a, b) => weight(b) - weight(a))
  return isFirst ? best.firstDays : best.days
}

/** A day that the agency has off, or works though it is a weekend or a public holiday. */
export type AgencyDay = { day: Day; works: boolean }

/** The agency's own days: its country's weekends and public holidays, changed by what it says itself. */
export function agencyRests(country: string, days: readonly AgencyDay[]): Rests {
  const own = new Map(days.map(({ day, works }) => [day, !works]))
  // Where no public holidays are known, its weekends are.
  const usual = knowsHolidaysOf(country) ? restingIn(country) : isWeekend
  return (day) => own.get(day) ?? usual(day)
}

/** `2026`: of an instant, where the agency is. */
export const yearOf = (now: Date, timeZone: string): number => Number(dayOf(now, timeZone).slice(0, 4))
