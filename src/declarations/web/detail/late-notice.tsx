import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { latenessOf } from '../../lateness.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { useNow } from './use-now.ts'

/** A declaration that is not filed by its day says so: how late, whose turn it is and why, and what the law says. */
export function LateNotice({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const today = dayOf(useNow(), use(TimeZoneContext))
  const { status, dueAt, correction, ifLate } = declaration
  const late = latenessOf({ status, dueAt }, today)
  if (late === null || dueAt === null || status === 'FILED' || status === 'ACCEPTED') return null
  return (
    <Notice tone="bad" title={t('lateTitle', { count: late.days })}>
      <p>{t(correction ? 'lateSinceFound' : 'lateSince', { day: formatDay(dueAt, lang) })}</p>
      <p>{t(`late_${status}`)}</p>
      <p>{ifLate ? t('byLaw', ifLate) : t('lateUnknown')}</p>
    </Notice>
  )
}
