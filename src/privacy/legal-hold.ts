import type { Day } from '#platform/shared/calendar.ts'

export const HOLD_ABOUT = ['COMPANY', 'ACCOUNT', 'ADDRESS'] as const
export type HoldAbout = (typeof HOLD_ABOUT)[number]

/** It holds; somebody asked that it be ended, and it holds; ended by two people; ended by its last day. */
export const HOLD_STATUSES = ['HOLDING', 'LIFT_ASKED', 'LIFTED', 'OVER'] as const
export type HoldStatus = (typeof HOLD_STATUSES)[number]

type Hold = { until: Day | null; liftAskedBy: string | null; endedAt: Date | null; endedBy: string | null }

export function statusOfHold({ liftAskedBy, endedAt, endedBy }: Hold): HoldStatus {
  if (endedAt !== null) return endedBy === null ? 'OVER' : 'LIFTED'
  return liftAskedBy === null ? 'HOLDING' : 'LIFT_ASKED'
}

/** Whether the last day has passed: it holds to the end of that day. */
export const isOverBy = ({ until }: Pick<Hold, 'until'>, today: Day): boolean =>
  until !== null && until < today

/** Until when several hold together: without a day if one has none. */
export const lastDayOf = (holds: readonly Pick<Hold, 'until'>[]): Day | null => {
  const days = holds.map(({ until }) => until)
  return days.includes(null)
    ? null
    : (days
        .flatMap((day) => day ?? [])
        .toSorted()
        .at(-1) ?? null)
}
