import { addDays, dayOf, type Day, type Rests } from '#platform/shared/calendar.ts'

/** Whose working days: days are those of this zone, and nobody works on the days that `rests` names. */
export type WorkingCalendar = { timeZone: string; rests: Rests }

const MINUTE = 60_000
/** The offset of a zone from UTC, and midnight, are at full quarters of an hour. */
const QUARTER = 15 * MINUTE
const HOURS_AROUND = 15

export const WORKING_DAY_MS = 24 * 60 * MINUTE

/** The instant at which a day begins in a zone; where a change of the clock skips midnight, the first one after it. */
export function startOfDay(day: Day, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const around = (HOURS_AROUND * 60 * MINUTE) / QUARTER
  let [before, from] = [-around, around]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayOf(new Date(midnight + middle * QUARTER), timeZone) < day) before = middle
    else from = middle
  }
  return new Date(midnight + from * QUARTER)
}

/** Milliseconds between two instants, without the days on which nobody works. A working day has 24 hours. */
export function workingTimeBetween(from: Date, to: Date, { timeZone, rests }: WorkingCalendar): number {
  let sum = 0
  let start = from
  for (let day = dayOf(from, timeZone); start < to; day = addDays(day, 1)) {
    const next = startOfDay(addDays(day, 1), timeZone)
    const end = next < to ? next : to
    if (!rests(day)) sum += end.getTime() - start.getTime()
    start = next
  }
  return sum
}

/** Nobody promises more; a calendar without working days must not be searched for ever. */
const DAYS_AT_MOST = 4_000

/** The instant at which so much working time has passed; before `from` where the time is negative. */
export function addWorkingTime(from: Date, milliseconds: number, calendar: WorkingCalendar): Date {
  return milliseconds < 0 ? back(from, -milliseconds, calendar) : ahead(from, milliseconds, calendar)
}

function ahead(from: Date, milliseconds: number, { timeZone, rests }: WorkingCalendar): Date {
  let [start, left, day] = [from.getTime(), milliseconds, dayOf(from, timeZone)]
  for (let days = 0; days < DAYS_AT_MOST; days++) {
    const end = startOfDay(addDays(day, 1), timeZone).getTime()
    if (!rests(day)) {
      if (end - start >= left) return new Date(start + left)
      left -= end - start
    }
    ;[start, day] = [end, addDays(day, 1)]
  }
  return new Date(start)
}

function back(from: Date, milliseconds: number, { timeZone, rests }: WorkingCalendar): Date {
  let [end, left, day] = [from.getTime(), milliseconds, dayOf(from, timeZone)]
  for (let days = 0; days < DAYS_AT_MOST; days++) {
    const start = startOfDay(day, timeZone).getTime()
    if (!rests(day)) {
      if (end - start >= left) return new Date(end - left)
      left -= end - start
    }
    ;[end, day] = [start, addDays(day, -1)]
  }
  return new Date(end)
}
