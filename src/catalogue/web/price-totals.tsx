import type { ReactNode } from 'react'
import type { Money as Amount } from '#platform/shared/money.ts'
import { Money } from '#platform/ui/money.tsx'
import { useText } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import styles from './price-card.module.css'

type Props = {
  vatLabel: ReactNode
  vat: ReactNode
  total: Amount
  busy?: boolean
}

/** The VAT of the choice, and what is payable. */
export function PriceTotals({ vatLabel, vat, total, busy = false }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <>
      <dl className={styles.lines} aria-busy={busy}>
        <div>
          <dt>{vatLabel}</dt>
          <dd>{vat}</dd>
        </div>
      </dl>
      <div className={styles.total} aria-live="polite">
        <b>{t('total')}</b>
        <Money value={total} className={styles.sum} />
      </div>
    </>
  )
}
