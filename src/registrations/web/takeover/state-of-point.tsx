import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { use } from 'react'
import { useLang, useText } from '#platform/web/text.ts'
import { kindOfPoint } from '../../takeover/points.ts'
import type { takeoverText } from '../takeover.text.ts'
import type { Period, Point, T } from './point-name.ts'
import styles from './takeover.module.css'

/** How far a point is. */
export function PointBadge({ point: one }: { point: Point | Period }) {
  const t = useText<typeof takeoverText>('takeover')
  const { answer, checked, returnReason, point } = one
  if (answer === null && returnReason !== null) return <Badge variant="cameBack">{t('state_returned')}</Badge>
  if (answer === null)
    return kindOfPoint(point) === 'OFFICE' ? (
      <Badge variant="agency">{t('state_ours')}</Badge>
    ) : (
      <Badge variant="yourTurn">{t('state_toAnswer')}</Badge>
    )
  if (answer === 'UNKNOWN') return <Badge variant="dueSoon">{t('state_unknown')}</Badge>
  if (checked === null) return <Badge variant="agency">{t('state_toCheck')}</Badge>
  if (answer === 'NOT_FILED') return <Badge variant="wrong">{t('state_notFiled')}</Badge>
  return <Badge variant="finished">{t(answer === 'FILED' ? 'state_filed' : 'state_checked')}</Badge>
}

/** What was said of a point, by whom, and why it came back. */
export function Said({ point: one }: { point: Point | Period }) {
  const t = useText<typeof takeoverText>('takeover')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const { given, note, returnReason, answer } = one
  const words = saidOf(one, t, lang)
  return (
    <>
      {words && <p>{words}</p>}
      {note && <p>{note}</p>}
      {answer === null && returnReason !== null && (
        <p className={styles.reason}>{t('returnedWhy', { reason: returnReason })}</p>
      )}
      {answer !== null && given && (
        <p className={styles.quiet}>
          {given.kind === 'system'
            ? t('portal')
            : t('by', { name: given.name, day: formatInstant(given.at, lang, 'full', zone) })}
        </p>
      )}
    </>
  )
}

function saidOf({ point, answer, day, amount, currency }: Point | Period, t: T, lang: Lang): string | null {
  const on = day === null ? '' : formatDay(day, lang)
  const kind = kindOfPoint(point)
  if (answer === null) return null
  if (kind === 'PERIOD') return answer === 'UNKNOWN' ? null : t(`answer_${answer}`)
  if (kind === 'START') return t('said_START', { day: on })
  if (kind === 'OFFICE') return t('said_OFFICE', { day: on })
  if (kind === 'RELEASE') return t(answer === 'NOT_COMING' ? 'said_revoked' : 'said_released')
  if (amount === null || currency === null) return null
  if (amount === 0) return t('said_even', { day: on })
  const sum = formatMoney({ amount: Math.abs(amount), currency }, lang)
  return t(amount > 0 ? 'said_owed' : 'said_credit', { sum, day: on })
}
