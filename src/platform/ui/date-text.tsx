import { createContext, use } from 'react'
import type { Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { useLang } from '#platform/web/text.ts'
import { cx } from './cx.ts'
import {
  type DayStyle,
  formatDay,
  formatDeadline,
  formatInstant,
  isDayStyle,
} from '#platform/shared/day-text.ts'
import styles from './figures.module.css'

/** The reader's zone, in which instants are shown: the agency's at the root, the company's where its people work. */
export const TimeZoneContext = createContext('UTC')

/**
 * A day or an instant as `<time>`.
 * @param value a calendar day (`2026-03-31`) or an instant (ISO or Date)
 */
export function DateText({
  value,
  format = 'full',
  lang,
  className,
}: {
  value: Day | string | Date
  /** `deadline` names the zone. */
  format?: DayStyle | 'dayTime' | 'fullTime' | 'time' | 'deadline'
  lang?: Lang
  className?: string
}) {
  const own = useLang()
  const timeZone = use(TimeZoneContext)
  const iso = value instanceof Date ? value.toISOString() : value
  const isDay = iso.length === 10
  const text = isDay
    ? formatDay(iso, lang ?? own, isDayStyle(format) ? format : 'full')
    : format === 'deadline'
      ? formatDeadline(iso, lang ?? own, timeZone)
      : formatInstant(iso, lang ?? own, format, timeZone)
  return (
    <time dateTime={iso} className={cx(styles.figure, className)}>
      {text}
    </time>
  )
}
