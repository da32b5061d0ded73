import { daysBetween, dayOf } from '#platform/shared/calendar.ts'
import { formatDay, formatDeadline } from '#platform/shared/day-text.ts'
import type { PendingMatter } from '#pending-matters/contract.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
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
      </div>
      <ButtonLink
        href={matter.link}
        variant={first ? 'primary' : 'default'}
        aria-label={`${matter.action}: ${matter.title} · ${matter.subject}`}
        lang={lang === 'zh' ? 'zh-CN' : 'en'}
      >
        {matter.action}
      </ButtonLink>
    </li>
  )
}

/** A due day is the same for everybody; an instant, such as an order's expiry, has its day and hour in the reader's zone. */
function DueDay({ matter: { dueAt, overdue } }: { matter: PendingMatter }) {
  const { t, lang, today, timeZone } = useReader()
  if (dueAt === null) return <div className={styles.due}>{t('noDue')}</div>
  const isDay = dueAt.length === 'YYYY-MM-DD'.length
  const count = daysBetween(today, isDay ? dueAt : dayOf(new Date(dueAt), timeZone))
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
      <b className={cx(late && styles.late, !late && count <= 2 && styles.soon)}>{text}</b>
      <span>{isDay ? formatDay(dueAt, lang, 'long') : formatDeadline(dueAt, lang, timeZone)}</span>
    </div>
  )
}
