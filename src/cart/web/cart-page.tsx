import { type RememberedBuyer, useSession } from '#accounts/web/public.tsx'
import type { Currency } from '#platform/shared/money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, WithSide } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { UndoToast } from '#platform/ui/undo-toast.tsx'
import { useRemovalFocus } from '#platform/ui/use-removal-focus.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import { BeforeSignIn } from './before-sign-in.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { cartText } from './cart.text.ts'
import { useCartCurrency } from './use-cart-currency.ts'
import { type CouponChoice, useCouponChoice } from './use-coupon-choice.ts'
import { useBuyer } from './use-buyer.ts'
import { useCart } from './use-cart.ts'
import styles from './cart-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['cart', 'ui'] }

export default function CartPage() {
  const t = useText<typeof cartText>('cart')
  const [currency, chooseCurrency] = useCartCurrency()
  const [coupon, chooseCoupon] = useCouponChoice()
  const [buyer, chooseBuyer] = useBuyer()
  const { cart, actions, removed, forgetRemoved, putBack, puttingBack } = useCart(currency, coupon, buyer)
  const { data } = cart
  const page = useRemovalFocus(removed?.id, data?.count)
  return (
    <div ref={page} className={styles.page}>
      <title>{t('title')}</title>
      <div className="page-width">
        <Row as="header" between className={styles.heading}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          {data && data.count > 0 && <p>{t('lineCount', { count: data.count })}</p>}
        </Row>
        <UndoToast
          removed={removed && { id: removed.id, text: t('removed', { name: removed.name }) }}
          undo={t('undo')}
          busy={puttingBack}
          onUndo={putBack}
          onEnd={forgetRemoved}
        />
        {data ? (
          <Content
            cart={data}
            actions={actions}
            buyer={buyer}
            onBuyer={chooseBuyer}
            onCurrency={chooseCurrency}
            onCoupon={chooseCoupon}
          />
        ) : cart.error ? (
          <Card>
            <ErrorState
              title={t('loadFailed')}
              safe={t('loadFailedSafe')}
              onRetry={() => void cart.refetch()}
              retrying={cart.isFetching}
            >
              {cart.error.message}
            </ErrorState>
          </Card>
        ) : (
          <Card>
            <SkeletonRows rows={3} label={t('loading')} />
          </Card>
        )}
      </div>
    </div>
  )
}

type ContentProps = {
  cart: CartView
  actions: ReturnType<typeof useCart>['actions']
  buyer: RememberedBuyer | undefined
  onBuyer: (buyer: RememberedBuyer) => void
  onCurrency: (currency: Currency) => void
  onCoupon: (choice: CouponChoice) => void
}

function Content({ cart, actions, ...summary }: ContentProps) {
  const t = useText<typeof cartText>('cart')
  const { signedIn, mayWrite } = useSession()
  const mayChange = mayWrite || signedIn === false
  if (cart.count === 0) return <EmptyCart signedIn={signedIn === true} />
  return (
    <WithSide sideWidth={344} sticky side={<CartSummary cart={cart} {...summary} />}>
      {mayChange && <BeforeSignIn cart={cart} actions={actions} />}
      {cart.groups.map((group) => (
        <Card key={group.category} title={group.categoryName || t('gone')} flush ruled>
          <ul className={styles.lines}>
            {group.lines.map((line) => (
              <CartLine key={line.id} line={line} actions={actions} mayChange={mayChange} />
            ))}
          </ul>
        </Card>
      ))}
    </WithSide>
  )
}

function EmptyCart({ signedIn }: { signedIn: boolean }) {
  const t = useText<typeof cartText>('cart')
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        action={
          <Row gap={12}>
            <ButtonLink variant="primary" href={paths.services()}>
              {t('chooseService')}
            </ButtonLink>
            {signedIn && <ButtonLink href={paths.myOrders()}>{t('seeOrders')}</ButtonLink>}
          </Row>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </Card>
  )
}
