import { useText } from '#platform/web/text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './now.module.css'
import type { nowText } from './now.text.ts'
import { telephonesIn } from './telephones.ts'

/** Below the people with their mail: the numbers that the company gave in its form. */
export function Telephones() {
  const { forms } = useWorkOrder().data
  const t = useText<typeof nowText>('now')
  return telephonesIn(forms).map(({ number, name }) => (
    <span key={number} className={styles.contact}>
      {name === null ? t('telephone') : t('telephoneOf', { name })}
      <a href={`tel:${number}`}>{number}</a>
    </span>
  ))
}
