import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { cx } from '#platform/ui/cx.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { isPost } from '../../next-best.ts'
import type { staffWorkOrder } from '../contract.ts'
import type { urgencyText } from './urgency.text.ts'
import styles from './urgency.module.css'

type Reason = NonNullable<OutputOf<typeof staffWorkOrder>['workOrder']['urgency']>

/** Percent of a service level */
export const USED_UP = 100
const NEARLY = 75

/** In a few words, why a work order stands where it does in the queue. */
export function UrgencyReason({ urgency }: { urgency: Reason }) {
  const t = useText<typeof urgencyText>('urgency')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const { because, day, late, since, level } = urgency
  const about = since === null ? day : dayOf(new Date(since), zone)
  const shown = about === null ? '' : formatDay(about, lang, 'short')
  const words =
    because === 'LEVEL'
      ? undefined
      : t(late && hasDay(because) ? `late_${because}` : `because_${because}`, { day: shown })
  // Without one the agency's clock does not run: it is somebody else's turn, and the letter is the reason.
  if (!level) return <span className={cx(styles.reason, toneOf(urgency, 0))}>{words}</span>
  const { days: count, usedPercent: percent } = level
  const ends = formatDay(dayOf(new Date(level.endsAt), zone), lang, 'short')
  const levelText =
    percent >= USED_UP
      ? t('levelOver', { day: ends })
      : t(count === 1 ? 'levelUsedOne' : 'levelUsed', { percent, count })
  return (
    <span
      className={cx(styles.reason, toneOf(urgency, percent))}
      title={t(count === 1 ? 'levelTitleOne' : 'levelTitle', { count, day: ends })}
    >
      {words ?? levelText}
    </span>
  )
}

/** Whether it is about a day, which may have passed. */
export const hasDay = (because: Reason['because']) =>
  because === 'LETTER' || because === 'CHECK' || because === 'QUERY' || because === 'DUE'

const toneOf = ({ because, late }: Reason, percent: number): string | undefined => {
  if (late || percent >= USED_UP) return styles.late
  return isPost(because) || because === 'QUERY' || percent >= NEARLY ? styles.today : undefined
}
