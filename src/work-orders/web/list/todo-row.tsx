import { langTag } from '#platform/shared/local-text.ts'
import { isDay } from '#platform/shared/calendar.ts'
import { formatDay, formatDeadline } from '#platform/shared/day-text.ts'
import type { PendingMatter } from '#pending-matters/contract.ts'
import { daysLeft } from '#platform/shared/days-left.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { IconAlertTriangle, IconClock } from '#platform/ui/icons.ts'
import { useReader } from '../use-reader.ts'
import styles from './todo-row.module.css'

/** One thing that waits for the seller: due day, what, of which service, and a link. */
export function TodoRow({ matter, first }: { matter: PendingMatter; first: boolean }) {
  const { lang } = useReader()
  return (
    <li className={styles.row}>
      <DueDay matter={matter} />
      <div className={styles.text}>
        <b>{matter.title}</b>
        <span className={styles.subject}>
          {matter.country && <Flag code={matter.country} size={16} />}
          {matter.subject}
          <span className={styles.step}>{matter.number}</span>
        </span>
        <Missed matter={matter} />
      </div>
      <ButtonLink
        href={matter.link}
        variant={first ? 'primary' : 'default'}
        aria-label={`${matter.action}: ${matter.title} · ${matter.subject}`}
        lang={langTag(lang)}
      >
        {matter.action}
      </ButtonLink>
    </li>
  )
}

const NEAR_DAYS = 2

/** Days until it is due; undefined without a due day. */
function useDaysLeft({ dueAt }: PendingMatter): number | undefined {
  const reader = useReader()
  return dueAt === null ? undefined : daysLeft(dueAt, reader)
}

/** What follows if it is not done, in colour only when that is near. */
function Missed({ matter }: { matter: PendingMatter }) {
  const left = useDaysLeft(matter)
  if (matter.consequence === null || left === undefined) return null
  const isLate = matter.overdue || left < 0
  const Icon = isLate || left <= NEAR_DAYS ? IconAlertTriangle : IconClock
  return (
    <span className={cx(styles.missed, isLate && styles.late, !isLate && left <= NEAR_DAYS && styles.soon)}>
      <Icon size={14} />
      <span>{matter.consequence}</span>
    </span>
  )
}

/** A due day is the same for everybody; an instant, such as an order's expiry, has its day and hour in the reader's zone. */
function DueDay({ matter }: { matter: PendingMatter }) {
  const { t, lang, timeZone, today } = useReader()
  const { dueAt, overdue } = matter
  const count = useDaysLeft(matter)
  if (dueAt === null || count === undefined) return <div className={styles.due}>{t('noDue')}</div>
  const late = overdue || count < 0
  const text =
    count < 0
      ? t('lateDays', { count: -count })
      : late
        ? t('overdue')
        : count === 0
          ? t('dueNow')
          : t('dueInDays', { count })
  return (
    <div className={styles.due}>
      <b className={cx(late && styles.late, !late && count <= NEAR_DAYS && styles.soon)}>{text}</b>
      <span>
        {isDay(dueAt) ? formatDay(dueAt, lang, 'long', today) : formatDeadline(dueAt, lang, timeZone)}
      </span>
    </div>
  )
}
