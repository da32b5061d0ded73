const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Spent =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

/** A length of time in its two largest units: `3 d 4 h`. */
export function spentIn(seconds: number): Spent {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  if (days > 0) return { unit: 'days', days, hours }
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  return hours > 0 ? { unit: 'hours', hours, minutes } : { unit: 'minutes', minutes }
}
