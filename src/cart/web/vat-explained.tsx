import { citationText } from '#platform/shared/citation.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { cartText } from './cart.text.ts'
import styles from './cart-totals.module.css'

export type VatTreatment = { kind: string; rateBasisPoints: number; reason: string; source: string }

type LabelProps = { treatment: Pick<VatTreatment, 'kind' | 'rateBasisPoints'> | null }

/** The label of the VAT line: with its rate, or why there is none. */
export function VatLabel({ treatment }: LabelProps) {
  const t = useText<typeof cartText>('cart')
  if (!treatment) return t('vatNone')
  if (treatment.kind === 'LOCAL') return t('vatLocal', { rate: treatment.rateBasisPoints / 100 })
  return treatment.kind === 'REVERSE_CHARGE' ? t('vatReverseCharge') : t('vatNone')
}

/** Why this VAT, with its legal source. */
export function VatExplained({ treatment }: { treatment: VatTreatment }) {
  const lang = useLang()
  const t = useText<typeof cartText>('cart')
  return (
    <div className={styles.why} role="note" aria-label={t('vatWhy')}>
      <p>{treatment.reason}</p>
      <p className={styles.source}>{t('source', { source: citationText(treatment.source, lang) })}</p>
    </div>
  )
}
