import { agencyToday } from '#main/testing/agency-today.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { holdWorkOrder } from '../staff/contract.ts'

/** Puts a work order on hold for a number of days. */
export function holdFor(app: TestApp, workOrderId: string, days = 7, as: Caller = app.people.agent) {
  const until = addDays(agencyToday(app), days)
  return app.post(holdWorkOrder, { workOrderId, why: 'THIRD_PARTY', until }, { as })
}
