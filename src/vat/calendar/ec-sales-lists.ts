import type { Day } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { DueRule } from '#vat/rates/facts.ts'
import { nominalDue } from './due-on.ts'
import { shifted } from './working-day.ts'

const onDay = (day: number): DueRule => ({ kind: 'DAY_OF_MONTH', day, monthsAfter: 1, shift: 'NEXT' })

/**
 * When the list of a month is due: DE by the 25th (§ 18a(1) UStG), ES modelo 349 by the 20th, IT the Intrastat list of
 * supplies by the 25th. Of the other states nobody has checked the day.
 */
const DUE: Readonly<Record<string, DueRule>> = { DE: onDay(25), ES: onDay(20), IT: onDay(25) }

/**
 * Whether a state asks for lists of supplies to businesses in other member states, and of own goods moved there
 * (Directive 2006/112 art. 262); for goods from Northern Ireland the United Kingdom does. They are monthly
 * (art. 263(1)); a state may let small sellers report by the quarter, and none asks for a list of nothing.
 */
export const asksForSalesLists = (state: string): boolean => EU_STATES.has(state) || state === 'XI'

/** The working day on which the list of a month is due; undefined where it is not known. */
export function salesListDueOn(state: string, monthEnd: Day): Day | undefined {
  const due = DUE[state]
  const nominal = due && nominalDue({ due, frequency: 'MONTHLY' }, monthEnd)
  return nominal && shifted(nominal, due.shift, state)
}
