import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { StaffInspection } from '../../inspections-contract.ts'
import styles from '../letters.module.css'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

/** Checks of a state: who checks whom, and what is due first. */
export function InspectionRows(props: {
  inspections: readonly StaffInspection[]
  hrefOf: (id: string) => string
}) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  return (
    <ul className={styles.rows} aria-label={t('list')}>
      {props.inspections.map((one) => (
        <li key={one.id}>
          <Anchor className={styles.row} href={props.hrefOf(one.id)}>
            <b dir="auto">
              <Flag code={one.country} /> {t(`kind_${one.kind}`)} · {one.authority}
            </b>
            <CheckDue inspection={one} />
            <span className={styles.small} dir="auto">
              {one.company.name}
              {one.workOrder && (
                <>
                  {' · '}
                  <span className={styles.number}>{one.workOrder.number}</span>
                </>
              )}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** What is due of a check; of one that is answered or over, since when. */
export function CheckDue({ inspection }: { inspection: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { state, dueDay, late, answeredOn, closedOn } = inspection
  const day = { OPEN: dueDay, ANSWERED: answeredOn, CLOSED: closedOn }[state]
  // Whoever objected has nothing to do until the office decides.
  if (day === null)
    return (
      <span className={styles.small}>{t(inspection.objectionOn === null ? 'noDay' : 'objectedRow')}</span>
    )
  return <DueDay day={day} late={late} />
}

/** The one way in which a day of a check is written: of one that has passed, it says so. */
export function DueDay({ day, late }: { day: string; late: boolean }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  if (!late) return <DateText value={day} />
  return (
    <span className={styles.late}>
      {t('late')} · <DateText value={day} />
    </span>
  )
}
