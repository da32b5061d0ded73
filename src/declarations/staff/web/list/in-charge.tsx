import { useText } from '#platform/web/text.ts'
import type { DeclarationWork } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { initialsOf } from './initials.ts'
import styles from './work-list.module.css'

/** Who works on it, as initials. */
export function InCharge({ assignee }: Pick<DeclarationWork, 'assignee'>) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  if (!assignee) return null
  const { name } = assignee
  return (
    <span className={styles.person} title={t('inChargeNamed', { name })}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
