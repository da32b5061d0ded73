import { useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'

/** The law of a fact where we cite one; opened, where our data come from. What nobody confirmed says so. */
export function Backing({
  sources,
  confidence,
  law,
}: Pick<VatCountry['rates'][number], 'sources' | 'confidence'> & { law?: string | undefined }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <details className={styles.backing}>
      <summary>
        {law ?? t('dataFrom')}
        {confidence === 'low' && <span className={styles.low}> · {t('confidence_low')}</span>}
      </summary>
      {law && <p className={styles.small}>{t('dataFrom')}</p>}
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  )
}
