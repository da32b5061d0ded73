import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { use } from 'react'
import { useLang, useText } from '#platform/web/text.ts'
import { isAskedOfSeller, kindOfPoint } from '../../takeover/points.ts'
import type { takeoverText } from '../takeover.text.ts'
import type { Period, Point, T } from './point-name.ts'
import { useSide } from './side.ts'
import styles from './takeover.module.css'

const isOurs = (point: string) => !isAskedOfSeller(kindOfPoint(point))

/** How far a point is, and whose turn it is for the one who looks. */
export function PointBadge({ point: one }: { point: Point | Period }) {
  const t = useText<typeof takeoverText>('takeover')
  const { isStaff } = useSide()
  const { answer, checked, returnReason, point } = one
  if (answer === null && returnReason !== null) return <Badge variant="cameBack">{t('state_returned')}</Badge>
  if (answer === null)
    return isOurs(point) === isStaff ? (
      <Badge variant="yourTurn">{t(isStaff ? 'state_toDo' : 'state_toAnswer')}</Badge>
    ) : isStaff ? (
      <Badge>{t('state_withCustomer')}</Badge>
    ) : (
      <Badge variant="agency">{t('state_ours')}</Badge>
    )
  if (answer === 'UNKNOWN') return <Badge variant="dueSoon">{t('state_unknown')}</Badge>
  if (checked === null)
    return isStaff ? (
      <Badge variant="yourTurn">{t('state_staffCheck')}</Badge>
    ) : (
      <Badge variant="agency">{t('state_toCheck')}</Badge>
    )
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

function saidOf(
  { point, answer, checked, day, amount, currency }: Point | Period,
  t: T,
  lang: Lang,
): string | null {
  const on = day === null ? '' : formatDay(day, lang)
  const kind = kindOfPoint(point)
  if (answer === null) return null
  // once it is checked, the badge says it
  if (kind === 'PERIOD') return answer === 'UNKNOWN' || checked !== null ? null : t(`answer_${answer}`)
  if (kind === 'START') return t('said_START', { day: on })
  if (kind === 'OURS') return t('said_OURS', { day: on })
  if (kind === 'OFFICE') return t('said_OFFICE', { day: on })
  if (kind === 'RELEASE') return t(answer === 'NOT_COMING' ? 'said_revoked' : 'said_released')
  if (amount === null || currency === null) return null
  if (amount === 0) return t('said_even', { day: on })
  const sum = formatMoney({ amount: Math.abs(amount), currency }, lang)
  return t(amount > 0 ? 'said_owed' : 'said_credit', { sum, day: on })
}
