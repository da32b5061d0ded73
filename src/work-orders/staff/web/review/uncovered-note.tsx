import { formatDay, formatDayRange } from '#platform/shared/day-text.ts'
import { IconInfoCircle } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { uncoveredMonths } from '#work-orders/uncovered-months.ts'
import type { StaffForm } from './review.ts'
import styles from './form-review.module.css'

/** The same months that the seller was told of: they must be declared, and no order has them. */
export function UncoveredNote({ form: { orderedMonths: ordered, answers } }: { form: StaffForm }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const uncovered = ordered && uncoveredMonths((key) => answers[key], ordered)
  if (!uncovered) return null
  const month = (value: string): string => formatDay(`${value}-01`, lang, 'month')
  return (
    <Notice
      tone="warn"
      className={styles.uncovered}
      icon={<IconInfoCircle size={20} />}
      title={t('uncoveredTitle', { count: uncovered.count })}
    >
      <p>
        {t(ordered.filingMonths > 0 ? 'uncoveredFiling' : 'uncoveredNoFiling', {
          since: month(uncovered.from),
          first: month(ordered.firstMonth),
          span: formatDayRange(`${uncovered.from}-01`, `${uncovered.to}-01`, lang, 'month'),
        })}
      </p>
    </Notice>
  )
}
