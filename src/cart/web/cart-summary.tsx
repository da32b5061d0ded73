import { type RememberedBuyer, useSession } from '#accounts/web/public.tsx'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { PhoneBar } from '#platform/ui/phone-bar.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import { BundleHint } from './bundle-hint.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { CartTotals } from './cart-totals.tsx'
import type { cartText } from './cart.text.ts'
import { CouponPart } from './coupon-part.tsx'
import { VatSaving } from './vat-saving.tsx'
import type { CouponChoice } from './use-coupon-choice.ts'
import styles from './cart-page.module.css'

type Props = {
  cart: CartView
  buyer: RememberedBuyer | undefined
  onBuyer: (buyer: RememberedBuyer) => void
  onCurrency: (currency: Currency) => void
  onCoupon: (choice: CouponChoice) => void
}

/** What the cart costs in which currency, with which coupon, and the way to the order. */
export function CartSummary({ cart, buyer, onBuyer, onCurrency, onCoupon }: Props) {
  const t = useText<typeof cartText>('cart')
  const { signedIn } = useSession()
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
      {signedIn === false && (
        <BuyerFields buyer={buyer} problem={cart.totals.numberProblem} onChange={onBuyer} />
      )}
      <CartTotals cart={cart} />
      <VatSaving saving={cart.totals.saving} signedIn={signedIn === true} />
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
        <PhoneBar total={cart.totals.total}>
          <ButtonLink variant="primary" size={52} full href={paths.login(paths.shoppingCart())}>
            {t('signInToOrder')}
          </ButtonLink>
        </PhoneBar>
        <ButtonLink full href={paths.register(paths.shoppingCart())}>
          {t('registerToOrder')}
        </ButtonLink>
        <p>{t('keptForYou')}</p>
      </div>
    )
  const obstacle = mayWrite ? (cart.orderable ? undefined : t('notOrderable')) : t('viewersCannotOrder')
  return (
    <div className={styles.checkout}>
      <PhoneBar total={cart.totals.total}>
        {obstacle ? (
          <Button variant="primary" size={52} full reason={obstacle}>
            {t('checkout')}
          </Button>
        ) : (
          <ButtonLink variant="primary" size={52} full href={paths.confirmOrder()}>
            {t('checkout')}
          </ButtonLink>
        )}
      </PhoneBar>
      <p>{t('fixedPrice')}</p>
    </div>
  )
}
