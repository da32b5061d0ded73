import type { Day } from './calendar.ts'

/**
 * The instant at which a clock in the zone shows that hour of the day. For hours of the day: no zone of Europe or Asia
 * changes its time between 4 and 22 o'clock.
 */
export function zonedInstant(timeZone: string, day: Day, hour: number): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  return new Date(asUtc - minutesAhead(timeZone, asUtc) * 60_000)
}

/** The instant of a whole time of the day, `14:05`. Of an hour that comes twice, the one in winter time. */
export function zonedMoment(timeZone: string, day: Day, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const near = asUtc - minutesAhead(timeZone, asUtc) * 60_000
  return new Date(asUtc - minutesAhead(timeZone, near) * 60_000)
}

/** By how many minutes the clocks of the zone are ahead of UTC. */
function minutesAhead(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
