import { pickText } from '#platform/shared/local-text.ts'
import { useLang } from '#platform/web/text.ts'
import { paymentDue } from '#vat/calendar/payment-due.ts'
import type { DeclarationDetail } from '../../contract.ts'
import styles from './payment.module.css'

type Known = Pick<DeclarationDetail, 'country' | 'scheme' | 'frequency' | 'period'>

/** Why the tax has another day than its return, and how sure that is. */
export function PayDayNote({ declaration: { country, scheme, frequency, period } }: { declaration: Known }) {
  const lang = useLang()
  const due = paymentDue(scheme === 'LOCAL' ? country : scheme, frequency, period.to)
  return due ? <p className={styles.small}>{pickText(due.note, lang)}</p> : null
}
