import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { latenessOf as consequenceOf } from '#vat/calendar/late-returns.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { latenessOf } from '../../lateness.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { useNow } from './use-now.ts'

/** A declaration that is not filed by its day says so: how late, whose turn it is and why, and what the law says. */
export function LateNotice({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const today = dayOf(useNow(), use(TimeZoneContext))
  const { status, dueAt, kind, scheme, country, correction } = declaration
  const late = latenessOf({ status, dueAt }, today)
  if (late === null || dueAt === null || status === 'FILED' || status === 'ACCEPTED') return null
  const law = kind === 'EPR' ? undefined : consequenceOf(scheme === 'LOCAL' ? country : scheme)
  return (
    <Notice tone="bad" title={t('lateTitle', { count: late.days })}>
      <p>{t(correction ? 'lateSinceFound' : 'lateSince', { day: formatDay(dueAt, lang) })}</p>
      <p>{t(`late_${status}`)}</p>
      <p>
        {law
          ? t('byLaw', { text: pickText(law.text, lang), source: pickText(law.source, lang) })
          : t('lateUnknown')}
      </p>
    </Notice>
  )
}
