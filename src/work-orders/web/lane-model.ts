import { daysBetween, daysUntil, dayOf, type Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatDay, formatDayRange } from '#platform/shared/day-text.ts'
import type { LaneModel, LaneStop } from '#platform/ui/lane/lane.ts'
import type { WorkOrderCard } from '../records.ts'
import { authorityName, shortDays, turnClock, type T } from './turn-text.ts'

/** The reader's language, time zone and day, and the agency's zone, from whose day the days until a due day are counted. */
export type Reader = {
  t: T
  lang: Lang
  now: Date
  today: Day
  timeZone: string
  agencyZone: string
  brand: string
}

type Stop = WorkOrderCard['lane'][number]

/** The lane of a work order in the reader's language. */
export function laneModel(order: WorkOrderCard, reader: Reader): LaneModel {
  const { t, lang } = reader
  const flag = turnClock(order, reader, t)
  const range = order.expectedFinish
  const at = order.lane.find((stop) => stop.inTurn)?.key
  const isRefused = order.lane.some((stop) => stop.state === 'refused')
  return {
    tracks: [
      { key: 'you', label: t('you') },
      { key: 'agency', label: lang === 'zh' ? t('agencyTrack') : reader.brand },
      { key: 'authority', label: authorityName(order.product.code, t) },
    ],
    stops: order.lane.map((stop) => laneStop(stop, reader)),
    step: order.step,
    ...(at !== undefined && { at }),
    ...(flag !== undefined && { flag: { text: flag, tone: order.turn === 'seller' ? 'yours' : 'other' } }),
    ...(range &&
      (order.status === 'OPEN' || order.status === 'ON_HOLD') &&
      !isRefused && { expected: finishText(range, reader, 'long') }),
    finished: order.status === 'COMPLETED',
  }
}

/** `28 Apr – 19 May`, and by how much a hold has moved it. */
export function finishText(
  { low, high, heldDays }: NonNullable<WorkOrderCard['expectedFinish']>,
  { t, lang, today }: Pick<Reader, 't' | 'lang' | 'today'>,
  format?: 'long',
): string {
  const range = format ? formatDayRange(low, high, lang, format, today) : formatDayRange(low, high, lang)
  return heldDays > 0 ? t('movedByHold', { range, count: heldDays }) : range
}

function laneStop(stop: Stop, reader: Reader): LaneStop {
  const sub = subOf(stop, reader)
  return {
    key: stop.key,
    track: stop.track,
    label: stop.label,
    state: stop.state,
    days: stop.expectedDays,
    ...(sub !== undefined && { sub }),
  }
}

function subOf(stop: Stop, { t, lang, now, today, agencyZone, timeZone }: Reader): string | undefined {
  switch (stop.state) {
    case 'skipped':
      return t('notNeeded')
    case 'refused':
      return t('refusedWord')
    case 'done':
      return doneText(stop, { t, lang, today, timeZone })
    case 'current':
    case 'returned':
    case 'late':
      return (
        (stop.dueAt === null ? undefined : dueText(stop.dueAt, { t, lang, now, today, agencyZone })) ??
        shortDays(stop.expectedDays, t)
      )
    default:
      return shortDays(stop.expectedDays, t)
  }
}

/** `9 Mar · 2 days`: when it began, and how long it took; `9 Mar` if it ended on the same day. */
function doneText(
  stop: Stop,
  { t, lang, today, timeZone }: Pick<Reader, 't' | 'lang' | 'today' | 'timeZone'>,
): string | undefined {
  const from = stop.startedAt ?? stop.finishedAt
  if (from === null) return undefined
  const first = dayOf(new Date(from), timeZone)
  const date = formatDay(first, lang, 'short', today)
  if (stop.finishedAt === null) return date
  const count = daysBetween(first, dayOf(new Date(stop.finishedAt), timeZone))
  if (count <= 0) return date
  return t('dateAndDays', { date, days: t('shortDays', { count, range: String(count) }) })
}

/** `1 day late`, `due today`, `by 20 Mar`. */
export function dueText(
  dueAt: Day,
  { t, lang, now, today, agencyZone }: Pick<Reader, 't' | 'lang' | 'now' | 'today' | 'agencyZone'>,
): string {
  const count = -daysUntil(dueAt, now, agencyZone)
  if (count > 0) return t('lateDays', { count })
  return count === 0 ? t('dueToday') : t('dueBy', { date: formatDay(dueAt, lang, 'short', today) })
}
