import { formatDay } from '#platform/shared/day-text.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { latenessOf } from '../../lateness.ts'
import { standingName } from '../../whose-turn.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { useAgencyDay } from '../use-agency-day.ts'

/** A declaration that is not filed by its day says so: how late, whose turn it is and why, and what the law says. */
export function LateNotice({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const today = useAgencyDay()
  const { status, dueAt, turn, correction, ifLate } = declaration
  const late = latenessOf({ status, dueAt, turn }, today)
  const standing = standingName({ status, turn })
  if (late === null || dueAt === null || standing === 'FILED' || standing === 'ACCEPTED') return null
  return (
    <Notice tone="bad" title={t('lateTitle', { count: late.days })}>
      <p>{t(correction ? 'lateSinceFound' : 'lateSince', { day: formatDay(dueAt, lang) })}</p>
      <p>{t(`late_${standing}`)}</p>
      <p>{ifLate ? t('byLaw', ifLate) : t('lateUnknown')}</p>
    </Notice>
  )
}
