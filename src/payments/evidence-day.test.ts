import { expect, it } from 'vitest'
import { evidenceDay } from './evidence-day.ts'

it.each([
  ['2026-08-14T23:59:59Z', 'UTC', '2026-08-14'],
  ['2026-08-14T23:59:59Z', 'Europe/Berlin', '2026-08-14'],
  ['2026-01-14T23:59:59Z', 'Europe/Berlin', '2026-01-14'],
  ['2026-08-14T23:59:59Z', 'Asia/Shanghai', '2026-08-14'],
  ['2026-08-14T23:59:59Z', 'America/New_York', '2026-08-14'],
  ['2026-08-14T12:00:00Z', 'Europe/Berlin', '2026-08-14'],
  // From nine o'clock on there is time left on the day itself.
  ['2026-08-14T06:59:59Z', 'Europe/Berlin', '2026-08-13'],
  ['2026-08-14T07:00:00Z', 'Europe/Berlin', '2026-08-14'],
])('%s in %s: %s', (dueAt, timeZone, day) => expect(evidenceDay(new Date(dueAt), timeZone)).toBe(day))
