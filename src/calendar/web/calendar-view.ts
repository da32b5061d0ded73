import { paths } from '#paths.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { CalendarEntry } from '../contract.ts'
import { isMonth, monthOf, monthsFrom, type Month } from '../year.ts'

export const SHOWN = ['turn', 'returns', 'renewals'] as const
type Shown = (typeof SHOWN)[number]

/** What the address says to show. */
export type CalendarView = {
  month: Month | undefined
  asGrid: boolean
  show: Shown | undefined
  country: string | undefined
}

/** @param months those of the year that is shown; another one in the address is as good as none */
export function readView(query: URLSearchParams, months: readonly Month[]): CalendarView {
  const month = query.get('month')
  return {
    month: isMonth(month) && months.includes(month) ? month : undefined,
    asGrid: query.get('view') === 'month',
    show: SHOWN.find((one) => one === query.get('show')),
    country: query.get('country') ?? undefined,
  }
}

export const hrefOf = ({ month, asGrid, show, country }: CalendarView): string =>
  paths.calendar({ month, view: asGrid ? 'month' : undefined, show, country })

/** The twelve months that are shown, from the one of today on. */
export const monthsOfYear = (today: Day): Month[] => monthsFrom(monthOf(today), 12)

const FITS: Record<Shown, (entry: CalendarEntry) => boolean> = {
  turn: ({ turn, turnFrom }) => turn === 'seller' && turnFrom === null,
  returns: ({ kind }) => kind === 'RETURN',
  renewals: ({ kind }) => kind === 'RENEWAL',
}

export function fitting(
  entries: readonly CalendarEntry[],
  { show, country }: Pick<CalendarView, 'show' | 'country'>,
): CalendarEntry[] {
  return entries.filter((entry) => (!show || FITS[show](entry)) && (!country || entry.country === country))
}

/** What still lies ahead, or is late and not done. Returns of past days say nothing of whether they were filed. */
export const isComing = ({ day, overdue }: CalendarEntry, today: Day): boolean => overdue || day >= today

/** Entries by month in the order of time; what is overdue from before the first month has a group of its own. */
export function byMonth(
  entries: readonly CalendarEntry[],
  today: Day,
): { month: Month | 'overdue'; entries: CalendarEntry[] }[] {
  const groups = new Map<Month | 'overdue', CalendarEntry[]>()
  for (const entry of entries) {
    const month = entry.overdue && entry.day < today ? 'overdue' : monthOf(entry.day)
    groups.set(month, [...(groups.get(month) ?? []), entry])
  }
  return [...groups].map(([month, of]) => ({ month, entries: of }))
}
