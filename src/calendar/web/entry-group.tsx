import type { Day } from '#platform/shared/calendar.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { CalendarEntry } from '../contract.ts'
import { sumsOf, type Month } from '../year.ts'
import { EntryRow } from './entry-row.tsx'
import { nearMonthName } from './month-name.ts'
import { useCalendarTexts } from './use-calendar.ts'
import styles from './calendar-card.module.css'

/** One month of the list, or what is overdue. */
export function EntryGroup(props: {
  month: Month | 'overdue'
  entries: readonly CalendarEntry[]
  currency: string
  today: Day
}) {
  const { month, entries, currency, today } = props
  const { t, lang } = useCalendarTexts()
  const isOverdue = month === 'overdue'
  return (
    <section>
      <header className={styles.groupHead}>
        <h2 className={isOverdue ? styles.late : undefined}>
          {isOverdue ? t('overdue') : nearMonthName(month, lang, today)}
        </h2>
        <GroupSum entries={entries} currency={currency} />
      </header>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} today={today} />
        ))}
      </ul>
    </section>
  )
}

function GroupSum({ entries, currency }: { entries: readonly CalendarEntry[]; currency: string }) {
  const { t, lang } = useCalendarTexts()
  const months = [...new Set(entries.map(({ day }) => day.slice(0, 7)))]
  const sums = sumsOf(entries, months)
  const total = sums.reduce((sum, month) => sum + month.total, 0)
  if (total === 0) return null
  const isCertain = sums.every((month) => month.total === month.certain && month.uncounted === 0)
  const sum = formatMoney({ amount: total, currency }, lang)
  return <span className={styles.sum}>{isCertain ? sum : t('about', { sum })}</span>
}
