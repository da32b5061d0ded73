import { use } from 'react'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { cx } from '#platform/ui/cx.ts'
import { DateText, TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWork } from '../contract.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { dueState } from './due-state.ts'
import styles from './declarations-staff.module.css'

type Due = Pick<DeclarationWork, 'dueAt' | 'status'>

/** The due day, and how near it is, in words. */
export function DueText({ of }: { of: Due }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const today = dayOf(useNow(), use(TimeZoneContext))
  if (of.dueAt === null) return <span className={styles.quiet}>{t('dueUnknown')}</span>
  const isOver = dueState(of.status, of.dueAt, today).look === 'OVER'
  return (
    <TwoLines second={!isOver && <DueWords of={of} today={today} />}>
      <DateText value={of.dueAt} format="medium" />
    </TwoLines>
  )
}

/** “in 8 days”, “3 days late”; nothing where no day is known, or it does not matter any more. */
export function DueWords({ of: { dueAt, status }, today }: { of: Due; today: Day }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  if (dueAt === null) return null
  const { days, look } = dueState(status, dueAt, today)
  if (look === 'OVER') return null
  const marked = cx(styles.quiet, look === 'LATE' && styles.bad, look === 'SOON' && styles.warn)
  const words =
    look === 'LATE' ? t('late', { count: -days }) : days === 0 ? t('dueToday') : t('dueIn', { count: days })
  return <span className={marked}>{words}</span>
}
