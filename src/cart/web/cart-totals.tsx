import { Money } from '#platform/ui/money.tsx'
import { useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import { VatExplained, VatLabel } from './vat-explained.tsx'
import styles from './cart-totals.module.css'

/** What the cart costs, with the VAT and the reason for it. */
export function CartTotals({ totals }: { totals: CartView['totals'] }) {
  const t = useText<typeof cartText>('cart')
  const { net, vat, total, treatment } = totals
  return (
    <>
      <dl className={styles.rows} aria-live="polite">
        <div>
          <dt>{t('net')}</dt>
          <dd>
            <Money value={net} />
          </dd>
        </div>
        {vat && treatment && (
          <div>
            <dt>
              <VatLabel treatment={treatment} />
            </dt>
            <dd>
              <Money value={vat} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>
            <Money value={total} className={styles.sum} />
          </dd>
        </div>
      </dl>
      {treatment && <VatExplained treatment={treatment} />}
    </>
  )
}
