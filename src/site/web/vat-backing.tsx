import { useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'

/** The source of a fact and its confidence, collapsed to one line. */
export function Backing({
  sources,
  confidence,
}: Pick<VatCountry['rates'][number], 'sources' | 'confidence'>) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <details className={styles.backing}>
      <summary>
        <span className={styles[confidence]}>{t(`confidence_${confidence}`)}</span>
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  )
}
