import { listCalendar, type CalendarEntry } from '#calendar/contract.ts'
import { addDays, daysBetween, type Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney, formatShortMoney } from '#platform/shared/format-money.ts'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor, Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useReader } from '../use-reader.ts'
import { placeLabels, type Place } from './deadline-places.ts'
import { sumUp } from './deadline-sums.ts'
import styles from './coming-deadlines.module.css'

const DAYS = 56
/** Of the line: a label has an amount and two short lines. */
const LABEL_SHARE = 0.19

export function useComingDeadlines() {
  const { today } = useReader()
  return useCallQuery(listCalendar, { from: today, to: addDays(today, DAYS) })
}

/** Eight weeks on one line in true scale: what is to be decided, filed and paid. */
export function ComingDeadlines({ deadlines }: { deadlines: ReturnType<typeof useComingDeadlines> }) {
  const { t } = useReader()
  const { data } = deadlines
  // The calendar's page says what failed; here the rest of the dashboard matters more.
  if (!data || data.entries.length === 0) return null
  const calendar = (
    <Link look="alone" href={paths.calendar()}>
      {t('calendar')}
    </Link>
  )
  return (
    <Card
      title={
        <>
          {t('comingDeadlines')} <span className={styles.span}>{t('nextWeeks', { count: DAYS / 7 })}</span>
        </>
      }
      aside={calendar}
      foot={<Footer entries={data.entries} currency={data.currency} until={data.to} />}
    >
      <Legend />
      <Line entries={data.entries} from={data.from} />
    </Card>
  )
}

type Look = 'decision' | 'return' | 'fee'
const LOOKS: readonly Look[] = ['decision', 'return', 'fee']

/** A to-do of the seller, a return that somebody else prepares, or the end of something bought. */
function lookOf({ kind, turn, turnFrom }: CalendarEntry): Look {
  if (kind === 'PAYMENT' || (kind === 'RENEWAL' && turnFrom !== null)) return 'fee'
  return turn === 'seller' ? 'decision' : 'return'
}

function Legend() {
  const { t } = useReader()
  return (
    <ul className={styles.legend}>
      {LOOKS.map((look) => (
        <li key={look}>
          <span className={cx(styles.dot, styles[look])} />
          {t(`deadline_${look}`)}
        </li>
      ))}
    </ul>
  )
}

type Point = { day: Day; position: number; entries: readonly [CalendarEntry, ...CalendarEntry[]] }

function pointsOf(entries: readonly CalendarEntry[], from: Day): Point[] {
  const points = new Map<Day, Point>()
  for (const entry of entries) {
    // What is overdue is due now.
    const day = entry.day < from ? from : entry.day
    const known = points.get(day)
    const position = Math.min(1, daysBetween(from, day) / DAYS)
    points.set(day, { day, position, entries: known ? [...known.entries, entry] : [entry] })
  }
  return [...points.values()].toSorted((a, b) => a.position - b.position)
}

function Line({ entries, from }: { entries: readonly CalendarEntry[]; from: Day }) {
  const points = pointsOf(entries, from)
  const places = placeLabels(
    points.map(({ position }) => position),
    LABEL_SHARE,
  )
  const deep = (side: Place['side']) => places.some((place) => place?.side === side && place.row === 1)
  return (
    <ol className={cx(styles.line, deep('above') && styles.deepAbove, deep('below') && styles.deepBelow)}>
      {points.map((point, index) => (
        <PointOnLine key={point.day} point={point} place={places[index]} />
      ))}
    </ol>
  )
}

const percent = (share: number) => `${share * 100}%`

function PointOnLine({ point, place }: { point: Point; place: Place | undefined }) {
  const { t, lang } = useReader()
  const { entries, position } = point
  const [entry] = entries
  const more = entries.length - 1
  return (
    <li className={styles.point}>
      <span className={cx(styles.dot, styles[lookOf(entry)])} style={{ left: percent(position) }} />
      {place && (
        <span
          className={cx(styles.stem, styles[place.side], styles[`row${place.row}`])}
          style={{ left: percent(position) }}
        />
      )}
      <Anchor
        href={more > 0 ? paths.calendar() : entry.link}
        className={cx(
          styles.label,
          place ? cx(styles[place.side], styles[`row${place.row}`]) : styles.unlabelled,
        )}
        style={{ left: percent(place?.start ?? position), width: percent(LABEL_SHARE) }}
      >
        <b>
          {entry.country && <Flag code={entry.country} size={14} />}
          <Amount entry={entry} />
        </b>
        <span>{entry.money ? entry.title : entry.subject}</span>
        <span className={cx(entry.overdue && styles.late)}>
          {entry.overdue ? t('overdue') : formatDay(entry.day, lang, 'short')}
          {more > 0 && ` · ${t('moreDeadlines', { count: more })}`}
        </span>
      </Anchor>
    </li>
  )
}

function Amount({ entry: { money, title } }: { entry: CalendarEntry }) {
  const { t, lang } = useReader()
  if (!money) return <span>{title}</span>
  const sum = formatMoney(money, lang)
  return <span>{money.certain ? sum : t('about', { sum })}</span>
}

function Footer(props: { entries: readonly CalendarEntry[]; currency: string; until: Day }) {
  const { t, lang } = useReader()
  const { certain, estimated, fees } = sumUp(props.entries)
  const sumText = (amount: number) => formatShortMoney({ amount, currency: props.currency }, lang)
  const parts = [
    ...(certain > 0 ? [t('sumCertain', { sum: sumText(certain) })] : []),
    ...(estimated > 0 ? [t('sumEstimated', { sum: sumText(estimated) })] : []),
    ...(fees > 0 ? [t('sumFees', { sum: sumText(fees) })] : []),
  ]
  const day = formatDay(props.until, lang, 'long')
  const count = props.entries.length
  return (
    <p className={styles.foot}>
      {parts.length === 0
        ? t('deadlinesUntil', { day, count })
        : t('sumsUntil', { day, sums: parts.join(lang === 'zh' ? '，' : ', ') })}
    </p>
  )
}
