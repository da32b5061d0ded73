import { use } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { Decision, StaffForm } from './review.ts'
import { useFormScope } from './use-form-review.ts'
import styles from './form-review.module.css'

type Kept = StaffForm['review']['verdicts'][number]

/** Where a verdict comes from, if not from one’s own hand just now; and that a new value waits for one. */
export function VerdictNote({ path, decision }: { path: string; decision: Decision | undefined }) {
  const { form } = useFormScope()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const text = useVerdictText()
  const { verdicts, submission } = form.review
  const kept = verdicts.find((verdict) => verdict.path === path)
  const isNew = decision === undefined && submission > 1 && form.changes.some((one) => one.path === path)
  const said = isNew ? t('newValueOpen') : kept && isSame(kept, decision) ? text(kept, submission) : undefined
  return said === undefined ? null : <p className={styles.verdict}>{said}</p>
}

const isSame = ({ verdict }: Kept, decision: Decision | undefined) =>
  decision === (verdict === 'ACCEPTED' ? 'accepted' : 'return')

function useVerdictText(): (kept: Kept, submission: number) => string | undefined {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const me = useCallQuery(staffMe, {}, { staff: true })
  return (kept, submission) => {
    const date = formatInstant(kept.at, lang, 'short', timeZone)
    const name = kept.by
    if (kept.verdict === 'RETURNED')
      return kept.byId === me.data?.id ? undefined : t('markedBy', { name, date })
    if (kept.submission < submission) return t('acceptedUnchanged', { name, date })
    if (kept.how === 'REST') return t('acceptedWithRest', { name, date })
    return kept.byId === me.data?.id ? undefined : t('acceptedBy', { name, date })
  }
}
