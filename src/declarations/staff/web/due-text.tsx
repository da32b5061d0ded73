import { use } from 'react'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { cx } from '#platform/ui/cx.ts'
import { DateText, TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWork } from '../contract.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { dueState } from './due-state.ts'
import styles from './declarations-staff.module.css'

/** The due day, and how near it is, in words. */
export function DueText({ of: { dueAt, status } }: { of: Pick<DeclarationWork, 'dueAt' | 'status'> }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const today = dayOf(useNow(), use(TimeZoneContext))
  if (dueAt === null) return <span className={styles.quiet}>{t('noDueDay')}</span>
  const { days, look } = dueState(status, dueAt, today)
  const words =
    look === 'OVER'
      ? null
      : look === 'LATE'
        ? t('late', { count: -days })
        : days === 0
          ? t('dueToday')
          : t('dueIn', { count: days })
  const marked = cx(look === 'LATE' && styles.bad, look === 'SOON' && styles.warn)
  return (
    <TwoLines second={words && <span className={marked}>{words}</span>}>
      <DateText value={dueAt} format="medium" />
    </TwoLines>
  )
}
