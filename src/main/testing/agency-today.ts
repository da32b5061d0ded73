import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { TestApp } from './test-app.ts'

/** The day it is for the agency, also late in the evening, when its day is another than the one in UTC. */
export const agencyToday = ({ clock, config }: Pick<TestApp, 'clock' | 'config'>): Day =>
  dayOf(clock.now(), config.agency.timeZone)
