import { daysUntil, type Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { useReader } from './use-reader.ts'

/** At the right of a card's head: due day, or how late. */
export function DueAside({ dueAt }: { dueAt: Day | null }) {
  const { t, lang, now, agencyZone } = useReader()
  if (dueAt === null) return null
  const count = -daysUntil(dueAt, now, agencyZone)
  const date = formatDay(dueAt, lang, 'weekday')
  return <span>{count > 0 ? t('lateSince', { count, date }) : t('dueByLong', { date })}</span>
}
