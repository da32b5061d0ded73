import type { DeclarationDetail } from '../../contract.ts'
import styles from './payment.module.css'

/** Why the tax has another day than its return, and how sure that is. */
export function PayDayNote({ declaration }: { declaration: Pick<DeclarationDetail, 'payDayNote'> }) {
  return declaration.payDayNote ? <p className={styles.small}>{declaration.payDayNote}</p> : null
}
