import { expect, it } from 'vitest'
import { zonedInstant } from './zoned-instant.ts'

it.each([
  ['Europe/Berlin', '2026-04-02', 12, '2026-04-02T10:00:00.000Z'],
  ['Europe/Berlin', '2026-01-02', 12, '2026-01-02T11:00:00.000Z'],
  ['Europe/London', '2026-01-02', 12, '2026-01-02T12:00:00.000Z'],
  ['Asia/Shanghai', '2026-04-02', 6, '2026-04-01T22:00:00.000Z'],
  ['Asia/Kolkata', '2026-04-02', 12, '2026-04-02T06:30:00.000Z'],
  ['America/New_York', '2026-07-01', 12, '2026-07-01T16:00:00.000Z'],
  // The day on which clocks go forward
  ['Europe/Berlin', '2026-03-29', 12, '2026-03-29T10:00:00.000Z'],
])('in %s on %s at %i it is %s', (zone, day, hour, instant) => {
  expect(zonedInstant(zone, day, hour).toISOString()).toBe(instant)
})
