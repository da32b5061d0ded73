import type { SettableClock } from '#platform/server/clock.ts'
import type { Steps } from '../journey/steps.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const WEEKS_AGO = 29

/** On which weekday of the story, counted from its first Monday, and when (UTC) the steps happen that begin a day. */
const TIMES: Readonly<Record<string, readonly [day: number, hour: number, minute: number]>> = {
  'look at the service': [0, 8, 20],
  'the agency books the transfer': [2, 9, 5],
  'upload four papers': [3, 2, 40],
  'the agency finds it in the queue': [4, 8, 30],
  'the seller sends the passport again': [7, 3, 15],
  'the agency accepts the form': [8, 9, 45],
  'the seller takes the power of attorney': [10, 2, 10],
  'the agency accepts it': [11, 10, 20],
  'the translation is there': [17, 13, 0],
  'the papers go to the tax office': [18, 9, 30],
  'the tax number comes': [39, 10, 0],
  'the VAT number comes with its certificate': [52, 9, 15],
  'the agency hands it over': [53, 8, 50],
}

export const pacedSteps: readonly string[] = Object.keys(TIMES)

/** The Monday, 29 weeks before that day, on which the story begins. */
export function firstDay(now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS - WEEKS_AGO * 7 * DAY_MS
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return new Date(midnight - sinceMonday * DAY_MS)
}

/** The same steps at their times: the clock is set before those that begin a day, and moves on with the others. */
export function paced(steps: Steps, clock: SettableClock, monday: Date): Steps {
  return {
    done: steps.done,
    step(name, work, note) {
      const [day, hour, minute] = TIMES[name] ?? []
      if (day === undefined || hour === undefined || minute === undefined) clock.advance(2 * MINUTE_MS)
      else clock.set(new Date(monday.getTime() + day * DAY_MS + (hour * 60 + minute) * MINUTE_MS))
      return steps.step(name, work, note)
    },
  }
}
