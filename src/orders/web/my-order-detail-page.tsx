import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { CODE } from '#platform/shared/call.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack, WithSide } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { cancelOrder, listOrders, type OrderDetail, orderDetails } from '../contract.ts'
import { OrderAmounts, OrderBuyerFacts, OrderHistory } from './order-facts.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderBadge } from './order-badge.tsx'
import type { ordersText } from './orders.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['orders', 'cart', 'registrations', 'ui'] }

export default function MyOrderDetailPage() {
  const t = useText<typeof ordersText>('orders')
  const [query] = useSearchParams()
  const order = useCallQuery(orderDetails, { id: query.get('id') || 'none' }, { refetchInterval: 30_000 })
  if (order.data) return <Order order={order.data} />
  const heading = (
    <>
      <title>{t('listTitle')}</title>
      <h1 className="visually-hidden">{t('listTitle')}</h1>
    </>
  )
  if (!order.error)
    return (
      <Card>
        {heading}
        <Skeleton lines={8} label={t('loading')} />
      </Card>
    )
  const missing = order.error.code === CODE.refused || order.error.code === CODE.badInput
  return (
    <Card>
      {heading}
      <ErrorState
        title={missing ? t('notFound') : t('loadFailed')}
        safe={missing ? t('notFoundText') : t('nothingLost')}
        {...(missing
          ? { action: <ButtonLink href={paths.myOrders()}>{t('backToOrders')}</ButtonLink> }
          : { onRetry: () => void order.refetch(), retrying: order.isFetching })}
      />
    </Card>
  )
}

function Order({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const title = t('detailTitle', { number: order.number })
  return (
    <>
      <title>{title}</title>
      <PageHeading
        title={title}
        sub={
          <Row gap={12}>
            <OrderBadge status={order.status} />
            <span>
              <DateText value={order.createdAt} format="fullTime" /> ·{' '}
              {t('orderedOn', { name: order.buyer.orderedBy })}
            </span>
          </Row>
        }
      />
      <Stack gap={20}>
        <Payable order={order} />
        <WithSide
          sideWidth={316}
          side={
            <>
              <OrderAmounts order={order} />
              <OrderDocuments order={order} />
              <OrderPayments order={order} />
              <OrderHistory order={order} />
            </>
          }
        >
          <OrderLines order={order} />
          <OrderBuyerFacts order={order} />
        </WithSide>
      </Stack>
    </>
  )
}

/** The actions for an order that waits for its money. */
function Payable({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const lang = useLang()
  const [asking, setAsking] = useState(false)
  const cancel = useCallMutation(cancelOrder, { invalidates: [orderDetails, listOrders, listPendingMatters] })
  if (order.status !== 'AWAITING_PAYMENT') return null
  if (order.payments.some(({ underReview }) => underReview)) return <UnderReview order={order} />
  if (!order.actions.pay) return <Notice tone="info">{t('viewersCannotPay')}</Notice>
  if (asking)
    return (
      <Notice
        tone="bad"
        role="alert"
        title={t('cancelAsk', { number: order.number })}
        action={
          <Row gap={8}>
            <Button
              variant="dangerFilled"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ id: order.id })}
            >
              {t('cancelYes')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('cancelNo')}</Button>
          </Row>
        }
      >
        {t('cancelAskText')}
      </Notice>
    )
  return (
    <Card>
      <Row between>
        <p>
          {t('payUntil')} {order.expiresAt && <DateText value={order.expiresAt} format="deadline" />}
        </p>
        <Row gap={8}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
          <ButtonLink variant="primary" href={paths.pay(order.id)}>
            {t('pay', { sum: formatMoney(order.due, lang) })}
          </ButtonLink>
        </Row>
      </Row>
    </Card>
  )
}

/** The buyer is done, the provider is not: there is nothing to do but to wait. */
function UnderReview({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const byDebit = order.payments.some(({ underReview, method }) => underReview && method === 'SEPA_DEBIT')
  return (
    <Notice
      tone="info"
      title={t(byDebit ? 'debitUnderWay' : 'underReview')}
      action={
        <ButtonLink href={paths.paySuccess({ orderId: order.id })}>{t('underReviewFollow')}</ButtonLink>
      }
    >
      {t(byDebit ? 'debitUnderWayText' : 'underReviewText')}
    </Notice>
  )
}
