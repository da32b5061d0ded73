import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { IconChevronLeft, IconChevronRight } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import type { CalendarEntry } from '../contract.ts'
import { monthOf, weeksOf, type DayCell, type Month } from '../year.ts'
import { hrefOf, type CalendarView } from './calendar-view.ts'
import { EntryGroup } from './entry-group.tsx'
import { monthName, weekdayName } from './month-name.ts'
import { useCalendarTexts } from './use-calendar.ts'
import styles from './month-grid.module.css'

type Shown = {
  entries: readonly CalendarEntry[]
  currency: string
  today: Day
  months: readonly Month[]
  view: CalendarView
}

/** One month with its weeks from Monday on; below it, on a phone, the same entries as rows. */
export function MonthGrid({ entries, currency, today, months, view }: Shown) {
  const { t, lang } = useCalendarTexts()
  const month = view.month ?? monthOf(today)
  const weeks = weeksOf(month)
  const name = monthName(month, lang, 'full')
  const ofMonth = entries.filter(({ day }) => monthOf(day) === month)
  return (
    <>
      <MonthHead name={name} month={month} months={months} view={view} />
      <table className={styles.grid}>
        <caption className="visually-hidden">{t('gridCaption', { month: name })}</caption>
        <thead>
          <tr>
            {weeks[0]?.map(({ day }) => (
              <th key={day} scope="col">
                {weekdayName(day, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => (
                <Cell
                  key={cell.day}
                  cell={cell}
                  today={today}
                  entries={entries.filter(({ day }) => day === cell.day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ofMonth.length > 0 && (
        <div className={styles.onPhone}>
          <EntryGroup month={month} entries={ofMonth} currency={currency} today={today} />
        </div>
      )}
    </>
  )
}

function MonthHead(props: { name: string; month: Month; months: readonly Month[]; view: CalendarView }) {
  const { t } = useCalendarTexts()
  const at = props.months.indexOf(props.month)
  const step = (to: number, label: string, icon: React.ReactNode) => {
    const month = props.months[to]
    return month === undefined ? null : (
      <ButtonLink variant="subtle" href={hrefOf({ ...props.view, month })} aria-label={label} icon={icon} />
    )
  }
  return (
    <div className={styles.head}>
      <h2>{props.name}</h2>
      <div>
        {at > 0 && step(at - 1, t('previousMonth'), <IconChevronLeft />)}
        {step(at + 1, t('nextMonth'), <IconChevronRight />)}
      </div>
    </div>
  )
}

const SHOWN_A_DAY = 3

function Cell({
  cell: { day, isInMonth },
  today,
  entries,
}: {
  cell: DayCell
  today: Day
  entries: readonly CalendarEntry[]
}) {
  const { t, lang } = useCalendarTexts()
  const more = entries.length - SHOWN_A_DAY
  return (
    <td className={cx(!isInMonth && styles.outside, day === today && styles.today)}>
      <time dateTime={day} aria-label={formatDay(day, lang, 'long')}>
        {Number(day.slice(8))}
      </time>
      {entries.length > 0 && <span className={styles.dot} aria-hidden="true" />}
      <ul className={styles.entries}>
        {entries.slice(0, SHOWN_A_DAY).map((entry) => (
          <li key={entry.id} className={cx(entry.turn === 'seller' && styles.yours)}>
            <Link look="quiet" href={entry.link} title={`${entry.title} · ${entry.subject}`}>
              {entry.country && <Flag code={entry.country} size={14} />}
              <span>{entry.title}</span>
            </Link>
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{t('moreOnDay', { count: more })}</li>}
      </ul>
    </td>
  )
}
