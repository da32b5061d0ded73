import { useSession } from '#accounts/web/public.tsx'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import { BundleHint } from './bundle-hint.tsx'
import { CartTotals } from './cart-totals.tsx'
import type { cartText } from './cart.text.ts'
import { CouponPart } from './coupon-part.tsx'
import type { CouponChoice } from './use-coupon-choice.ts'
import styles from './cart-page.module.css'

type Props = {
  cart: CartView
  onCurrency: (currency: Currency) => void
  onCoupon: (choice: CouponChoice) => void
}

/** What the cart costs in which currency, with which coupon, and the way to the order. */
export function CartSummary({ cart, onCurrency, onCoupon }: Props) {
  const t = useText<typeof cartText>('cart')
  return (
    <Card
      raised
      title={t('summary')}
      aside={
        <SelectField
          className={styles.currency}
          label={t('currency')}
          hideLabel
          value={cart.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(event) => onCurrency(event.target.value as Currency)}
        />
      }
    >
      <CouponPart cart={cart} onChoose={onCoupon} />
      <CartTotals cart={cart} />
      <BundleHint cart={cart} />
      <Onward cart={cart} />
    </Card>
  )
}

function Onward({ cart }: { cart: CartView }) {
  const t = useText<typeof cartText>('cart')
  const { signedIn, mayWrite } = useSession()
  if (!signedIn)
    return (
      <div className={styles.checkout}>
        <ButtonLink variant="primary" size={52} full href={paths.login(paths.shoppingCart())}>
          {t('signInToOrder')}
        </ButtonLink>
        <ButtonLink full href={paths.register(paths.shoppingCart())}>
          {t('registerToOrder')}
        </ButtonLink>
        <p>{t('keptForYou')}</p>
      </div>
    )
  const obstacle = mayWrite ? (cart.orderable ? undefined : t('notOrderable')) : t('viewersCannotOrder')
  return (
    <div className={styles.checkout}>
      {obstacle ? (
        <Button variant="primary" size={52} full reason={obstacle}>
          {t('checkout')}
        </Button>
      ) : (
        <ButtonLink variant="primary" size={52} full href={paths.confirmOrder()}>
          {t('checkout')}
        </ButtonLink>
      )}
      <p>{t('fixedPrice')}</p>
    </div>
  )
}
