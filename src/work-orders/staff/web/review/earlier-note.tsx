import { use } from 'react'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useFormScope } from './use-form-review.ts'
import styles from './form-review.module.css'

/** Why this answer was returned the last time. */
export function EarlierNote({ path }: { path: string }) {
  const { form } = useFormScope()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const note = form.notes.find((candidate) => candidate.path === path)
  if (!note) return null
  const date = formatInstant(note.at, lang, 'short', timeZone)
  return <p className={styles.earlier}>{t('returnedBefore', { date, text: note.text })}</p>
}
