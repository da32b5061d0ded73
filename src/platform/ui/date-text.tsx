import { createContext, use } from 'react'
import type { Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { useLang } from '#platform/web/text.ts'
import { cx } from './cx.ts'
import { type DayStyle, formatDay, formatInstant, isDayStyle } from '#platform/shared/day-text.ts'
import styles from './figures.module.css'

/** The zone in which instants are shown; set once at the root, the same on the server and in the browser. */
export const TimeZoneContext = createContext('Asia/Shanghai')

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
  format?: DayStyle | 'dayTime' | 'fullTime' | 'time'
  lang?: Lang
  className?: string
}) {
  const own = useLang()
  const timeZone = use(TimeZoneContext)
  const iso = value instanceof Date ? value.toISOString() : value
  const isDay = iso.length === 10
  const text = isDay
    ? formatDay(iso, lang ?? own, isDayStyle(format) ? format : 'full')
    : formatInstant(iso, lang ?? own, format, timeZone)
  return (
    <time dateTime={iso} className={cx(styles.figure, className)}>
      {text}
    </time>
  )
}
