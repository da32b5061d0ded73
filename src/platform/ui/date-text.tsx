import { createContext, use } from 'react'
import type { Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { useLang } from '#platform/web/text.ts'
import { cx } from './cx.ts'
import { dateText, type DateFormat } from './date-format.ts'
import styles from './figures.module.css'

/** The reader's zone, in which instants are shown: the agency's at the root, the company's where its people work. */
export const TimeZoneContext = createContext('UTC')

/** Whether every time of day names its zone: in the back office, whose readers and customers are in several. */
export const NamedZoneContext = createContext(false)

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
  format?: DateFormat
  lang?: Lang
  className?: string
}) {
  const own = useLang()
  const timeZone = use(TimeZoneContext)
  const iso = value instanceof Date ? value.toISOString() : value
  const named = use(NamedZoneContext)
  const text = dateText(iso, { lang: lang ?? own, format, timeZone, named })
  return (
    <time dateTime={iso} className={cx(styles.figure, className)}>
      {text}
    </time>
  )
}
