import type { Day } from '#platform/shared/calendar.ts'
import { formatDay, formatInstant, zoneName } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import type { CalendarEntry } from '../contract.ts'
import { belowDay } from './month-name.ts'
import { useCalendarTexts } from './use-calendar.ts'
import styles from './entry-row.module.css'

/** One thing that is coming: day, what, whose turn and what follows, money. */
export function EntryRow({ entry, today }: { entry: CalendarEntry; today: Day }) {
  const { lang } = useCalendarTexts()
  const { day, country, title, subject, overdue, link } = entry
  return (
    <li className={styles.row}>
      <div className={cx(styles.day, overdue && styles.late)}>
        <time dateTime={day}>
          <b>{Number(day.slice(8))}</b>
          {belowDay(day, lang, today).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </time>
      </div>
      <div className={styles.what}>
        {country ? <Flag code={country} size={20} /> : <span className={styles.noFlag} />}
        <div>
          <Link look="quiet" href={link}>
            {title}
          </Link>
          <span className={styles.subject}>{subject}</span>
          <Until entry={entry} />
        </div>
      </div>
      <div className={styles.turn}>
        <TurnOf entry={entry} />
        {entry.shift && <span>{entry.shift}</span>}
        {entry.consequence && <Consequence {...entry.consequence} />}
      </div>
      <Cost money={entry.money} />
    </li>
  )
}

/** An hour counts only where something ends at one. */
function Until({ entry: { time } }: { entry: CalendarEntry }) {
  const { t, lang, timeZone } = useCalendarTexts()
  if (time === null) return null
  const at = `${formatInstant(time, lang, 'dayTime', timeZone)} ${zoneName(timeZone, lang, new Date(time), 'short')}`
  return <span className={styles.subject}>{t('until', { time: at })}</span>
}

const LOOKS: Record<CalendarEntry['turn'], BadgeVariant> = {
  seller: 'yourTurn',
  agency: 'agency',
  authority: 'authority',
  none: 'finished',
}

function TurnOf({ entry: { turn, turnFrom } }: { entry: CalendarEntry }) {
  const { t, lang } = useCalendarTexts()
  const isLater = turnFrom !== null && (turn === 'seller' || turn === 'agency')
  if (!isLater) return <Badge variant={LOOKS[turn]}>{t(`turn_${turn}`)}</Badge>
  return (
    <Badge variant={turn === 'agency' ? 'agency' : 'cancelled'}>
      {t(`turnFrom_${turn}`, { day: formatDay(turnFrom, lang, 'short') })}
    </Badge>
  )
}

function Consequence({ text, source }: { text: string; source: string | null }) {
  const { t } = useCalendarTexts()
  return (
    <span>
      <span className="visually-hidden">{t('ifMissed')}: </span>
      {text}
      {source && ` · ${source}`}
    </span>
  )
}

function Cost({ money }: Pick<CalendarEntry, 'money'>) {
  const { t, lang } = useCalendarTexts()
  if (!money) return <div className={styles.money} />
  const sum = formatMoney(money, lang)
  return (
    <div className={styles.money}>
      <b>{money.certain ? sum : t('about', { sum })}</b>
      <span>{money.basis}</span>
    </div>
  )
}
