import { Money } from '#platform/ui/money.tsx'
import { negateMoney } from '#platform/shared/money.ts'
import { useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import { VatExplained, VatLabel } from './vat-explained.tsx'
import styles from './cart-totals.module.css'

/** What the cart costs: the services, the discounts, and the VAT with the reason for it. */
export function CartTotals({ cart }: { cart: Pick<CartView, 'totals' | 'discounts'> }) {
  const t = useText<typeof cartText>('cart')
  const { listed, vat, total, treatment } = cart.totals
  return (
    <>
      <dl className={styles.rows} aria-live="polite">
        <div>
          <dt>{t('net')}</dt>
          <dd>
            <Money value={listed} />
          </dd>
        </div>
        {cart.discounts.map(({ kind, label, amount }) => (
          <div key={kind} className={styles.discount}>
            <dt>{label}</dt>
            <dd>
              <Money value={negateMoney(amount)} />
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <VatLabel treatment={treatment} />
          </dt>
          <dd>{vat ? <Money value={vat} /> : <span className={styles.open}>{t('vatOpen')}</span>}</dd>
        </div>
        <div className={styles.total}>
          <dt>{vat ? t('total') : t('totalWithoutVat')}</dt>
          <dd>
            <Money value={total} className={styles.sum} />
          </dd>
        </div>
      </dl>
      {treatment && <VatExplained treatment={treatment} />}
    </>
  )
}
