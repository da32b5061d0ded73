import { addDays, type Day } from '#platform/shared/calendar.ts'

/** Days of the agency's calendar, the first and the last included. */
export type Absence = { staffId: string; from: Day; until: Day; standInId: string | null }

export const isAbsent = (person: string, day: Day, absences: readonly Absence[]): boolean =>
  absences.some((absence) => covers(absence, person, day))

/**
 * Who does the work of a person on a day: they themselves unless they are away, then who stands in for them, or for
 * that one. @returns null where nobody is named, all are away, or they stand in for each other
 */
export const whoStandsIn = (person: string, day: Day, absences: readonly Absence[]): string | null =>
  firstPresent(person, { day, absences, seen: new Set() })

type Search = { day: Day; absences: readonly Absence[]; seen: Set<string> }

function firstPresent(person: string, search: Search): string | null {
  const { day, absences, seen } = search
  if (seen.has(person)) return null
  seen.add(person)
  const away = absences.filter((absence) => covers(absence, person, day)).toSorted(newestFirst)
  if (away.length === 0) return person
  for (const { standInId } of away) {
    const found = standInId === null ? null : firstPresent(standInId, search)
    if (found !== null) return found
  }
  return null
}

const covers = ({ staffId, from, until }: Absence, person: string, day: Day): boolean =>
  staffId === person && from <= day && day <= until

/** Where absences overlap, what began last is what was known last; the order of the rows says nothing. */
const newestFirst = (a: Absence, b: Absence): number =>
  order(b.from, a.from) || order(a.until, b.until) || order(a.standInId ?? '', b.standInId ?? '')

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** So many days ahead an absence is worth knowing where work is handed out. */
const AHEAD_DAYS = 14

/** The absence of a person that counts on a day: the one they are in, else the next that begins soon. */
export function absenceOf<Known extends Absence>(
  person: string,
  day: Day,
  absences: readonly Known[],
): Known | undefined {
  const [now] = absences.filter((absence) => covers(absence, person, day)).toSorted(newestFirst)
  const [next] = absences
    .filter(({ staffId, from }) => staffId === person && from > day && from <= addDays(day, AHEAD_DAYS))
    .toSorted((a, b) => order(a.from, b.from))
  return now ?? next
}
