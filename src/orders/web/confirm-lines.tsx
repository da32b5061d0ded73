import type { CartView } from '#cart/contract.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Money } from '#platform/ui/money.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { checkoutText } from './checkout.text.ts'
import styles from './order-lines.module.css'

/** A summary of what is about to be ordered. */
export function ConfirmLines({ cart }: { cart: CartView }) {
  const t = useText<typeof checkoutText>('checkout')
  return (
    <Card
      title={t('services')}
      flush
      ruled
      aside={
        <ButtonLink size={32} href={paths.shoppingCart()}>
          {t('changeCart')}
        </ButtonLink>
      }
    >
      <ul className={styles.lines}>
        {cart.groups
          .flatMap((group) => group.lines)
          .map((line) => (
            <li key={line.id} className={styles.line}>
              <div className={styles.head}>
                <Flag code={line.country} size={24} />
                <h3 className={styles.name}>{line.name}</h3>
                {line.quote && <Money value={line.quote.net} strong />}
              </div>
              <p className={styles.options}>
                {line.options
                  .map((option) => t('option', { label: option.label, value: option.valueLabel }))
                  .join(' · ')}
              </p>
            </li>
          ))}
      </ul>
    </Card>
  )
}
