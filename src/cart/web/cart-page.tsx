import { useSession } from '#accounts/web/public.tsx'
import type { Currency } from '#platform/shared/money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, WithSide } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import { BeforeSignIn } from './before-sign-in.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { cartText } from './cart.text.ts'
import { useCartCurrency } from './use-cart-currency.ts'
import { type CouponChoice, useCouponChoice } from './use-coupon-choice.ts'
import { useCart } from './use-cart.ts'
import styles from './cart-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['cart', 'ui'] }

export default function CartPage() {
  const t = useText<typeof cartText>('cart')
  const [currency, chooseCurrency] = useCartCurrency()
  const [coupon, chooseCoupon] = useCouponChoice()
  const { cart, actions, removed, putBack, puttingBack } = useCart(currency, coupon)
  const { data } = cart
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <div className="page-width">
        <Row as="header" between className={styles.heading}>
          <h1>{t('title')}</h1>
          {data && data.count > 0 && <p>{t('lineCount', { count: data.count })}</p>}
        </Row>
        <div aria-live="polite">
          {removed && (
            <Notice
              tone="good"
              className={styles.removed}
              action={
                <Button size={32} onClick={putBack} loading={puttingBack}>
                  {t('undo')}
                </Button>
              }
            >
              {t('removed', { name: removed.name })}
            </Notice>
          )}
        </div>
        {data ? (
          <Content cart={data} actions={actions} onCurrency={chooseCurrency} onCoupon={chooseCoupon} />
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
  onCurrency: (currency: Currency) => void
  onCoupon: (choice: CouponChoice) => void
}

function Content({ cart, actions, onCurrency, onCoupon }: ContentProps) {
  const t = useText<typeof cartText>('cart')
  const { signedIn, mayWrite } = useSession()
  const mayChange = mayWrite || signedIn === false
  if (cart.count === 0) return <EmptyCart signedIn={signedIn === true} />
  return (
    <WithSide
      sideWidth={344}
      sticky
      side={<CartSummary cart={cart} onCurrency={onCurrency} onCoupon={onCoupon} />}
    >
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
