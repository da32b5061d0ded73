import { CompanyPanel } from '#accounts/web/public.tsx'
import { type CartView, readShoppingCart } from '#cart/contract.ts'
import { couponInput, useCartCurrency, useCouponChoice } from '#cart/web/public.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { Row, WithSide } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listOrders } from '../contract.ts'
import { AgreementCard } from './agreement-card.tsx'
import type { checkoutText } from './checkout.text.ts'
import { ConfirmFrame } from './confirm-frame.tsx'
import { ConfirmLines } from './confirm-lines.tsx'
import { ConfirmNeeds } from './confirm-needs.tsx'
import { MethodCard } from './method-card.tsx'
import { OrderSummary, type OnCoupon } from './order-summary.tsx'
import { usePaymentMethod } from './use-payment-method.ts'
import { usePlaceOrder } from './use-place-order.ts'
import styles from './confirm-order-page.module.css'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['checkout', 'cart', 'company', 'agreement', 'ui'],
}

export default function ConfirmOrderPage() {
  const t = useText<typeof checkoutText>('checkout')
  const [currency] = useCartCurrency()
  const [coupon, chooseCoupon] = useCouponChoice()
  const input = { currency, ...couponInput(coupon) }
  const cart = useCallQuery(readShoppingCart, input, { staleTime: 0 })
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <div className="page-width">
        <header className={styles.heading}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        <ConfirmFrame read={cart} failed={t('loadFailed')} safe={t('loadFailedSafe')} loading={t('loading')}>
          {(data) => <Content cart={data} refresh={() => void cart.refetch()} onCoupon={chooseCoupon} />}
        </ConfirmFrame>
      </div>
    </div>
  )
}

function Content({ cart, refresh, onCoupon }: { cart: CartView; refresh: () => void; onCoupon: OnCoupon }) {
  const t = useText<typeof checkoutText>('checkout')
  const payment = usePaymentMethod(cart.currency)
  const { method } = payment
  const placing = usePlaceOrder(cart, method, { onCouponRefused: () => onCoupon({ kind: 'best' }) })
  if (placing.placed) return <Skeleton lines={4} label={t('loading')} />
  if (cart.count === 0) return <NothingToConfirm />
  if (!cart.orderable)
    return (
      <Notice
        tone="warn"
        role="alert"
        title={t('cartProblem')}
        icon={<IconAlertTriangle size={20} />}
        action={<ButtonLink href={paths.shoppingCart()}>{t('toCart')}</ButtonLink>}
      >
        {t('cartProblemText')}
      </Notice>
    )
  return (
    <WithSide
      sideWidth={344}
      sticky
      side={
        <OrderSummary
          priced={cart}
          placing={placing}
          byTransfer={method === 'BANK_TRANSFER'}
          onCoupon={onCoupon}
        />
      }
    >
      <CompanyPanel onChanged={refresh} />
      <ConfirmLines cart={cart} />
      <ConfirmNeeds placing={placing} />
      <MethodCard payment={payment} />
      <AgreementCard placing={placing} />
    </WithSide>
  )
}

/** An empty cart: often the back button after ordering. Links to the order made of it. */
function NothingToConfirm() {
  const t = useText<typeof checkoutText>('checkout')
  const latest = useCallQuery(listOrders, { page: 1, pageSize: 1 }).data?.records[0]
  return (
    <Card>
      <EmptyState
        title={t('nothing')}
        action={
          <Row gap={12}>
            {latest && (
              <ButtonLink variant="primary" href={paths.order(latest.id)}>
                {t('seeOrder')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.services()}>{t('chooseService')}</ButtonLink>
          </Row>
        }
      >
        {latest ? t('nothingOrdered', { number: latest.number }) : t('nothingText')}
      </EmptyState>
    </Card>
  )
}
