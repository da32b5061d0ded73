import { nameFor } from '#platform/shared/original-name.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { FEE_VAT_KINDS } from '#fee-vat/fee-vat-kinds.ts'
import { OrderAmounts, OrderBadge, OrderBuyerFacts, OrderHistory, OrderLines } from '#orders/web/public.tsx'
import { type StaffOrder, staffOrder } from '#payments/staff/contract.ts'
import { citationText } from '#platform/shared/citation.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconAlertTriangle, IconArrowBackUp } from '#platform/ui/icons.ts'
import { Row, Stack, WithSide } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { WORK_ENDED } from '../../work-ended.ts'
import { Disputes } from './disputes.tsx'
import { OrderMoney } from './order-money.tsx'
import { ProposedRefunds } from './proposed-refunds.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useMovesMoney } from './use-moves-money.ts'
import type { ordersStaffText } from './orders-staff.text.ts'
import styles from './orders.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['orders-staff', 'orders', 'cart', 'registrations', 'back-office-lists', 'ui'],
}

const REFETCH_MS = 5_000

/** One order: what was bought and agreed, and all of its money; for finance also the refund. */
export default function OrdersOrderPage() {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const [query] = useSearchParams()
  const orderId = query.get('id') || 'none'
  // A refund is pending for a moment only; until then it is polled often.
  const [waits, setWaits] = useState(false)
  const read = useCallQuery(
    staffOrder,
    { orderId },
    { staff: true, refetchInterval: waits ? REFETCH_MS : false },
  )
  const due = read.data?.refunds.some((one) => one.status === 'REQUESTED' && one.way === 'PROVIDER') ?? false
  if (due !== waits) setWaits(due)
  if (read.data) return <Order found={read.data} />
  const missing = read.error?.error === 'payment.order_not_found'
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      {missing ? (
        <ErrorState
          title={t('notFound')}
          safe={t('notFoundText')}
          action={<ButtonLink href={paths.adminOrders()}>{t('backToOrders')}</ButtonLink>}
        />
      ) : read.error ? (
        <StaffLoadFailure
          read={read}
          title={t('loadFailed')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      ) : (
        <Skeleton lines={10} label={t('loading')} />
      )}
    </div>
  )
}

function Order({ found }: { found: StaffOrder }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [refunding, setRefunding] = useState(false)
  const movesMoney = useMovesMoney()
  const { order } = found
  const title = t('orderTitle', { number: order.number })
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <PageHeading
        eyebrow={<Link href={paths.adminOrders()}>{t('backToOrders')}</Link>}
        title={title}
        sub={
          <Row gap={12}>
            <OrderBadge status={order.status} />
            <span>
              {nameFor(found.company, lang)} · <DateText value={order.createdAt} format="fullTime" />
            </span>
          </Row>
        }
        actions={
          movesMoney && (
            <Button
              icon={<IconArrowBackUp size={18} />}
              onClick={() => setRefunding(true)}
              reason={found.refundable.amount === 0 ? t('refundableNothing') : undefined}
            >
              {t('refund')}
            </Button>
          )
        }
      />
      <Stack gap={20}>
        <Disputes disputes={found.disputes} />
        {order.status === 'REFUNDED' && <WorkLeft found={found} />}
        <WithSide
          sideWidth={316}
          side={
            <>
              <OrderAmounts order={order} vatNote={<VatNote order={order} />} />
              <OrderHistory order={order} />
            </>
          }
        >
          <ProposedRefunds proposals={found.proposals} />
          <OrderMoney found={found} />
          <OrderLines order={order} workOrderHref={paths.adminWorkOrder} />
          <OrderBuyerFacts order={order} />
        </WithSide>
      </Stack>
      {refunding && <RefundDialog found={found} onClose={() => setRefunding(false)} />}
    </div>
  )
}

/** The order's own words speak to its buyer; these speak of it. */
function VatNote({ order: { vat } }: { order: StaffOrder['order'] }) {
  const lang = useLang()
  const t = useText<typeof ordersStaffText>('orders-staff')
  const kind = FEE_VAT_KINDS.find((known) => known === vat.kind)
  return (
    <p role="note">
      {kind && t(`vat_${kind}`)} {t('vatSource', { source: citationText(vat.source, lang) })}
    </p>
  )
}

/** A refund concerns only the money; whether the work goes on is a separate decision, until all of it has ended. */
function WorkLeft({ found }: { found: StaffOrder }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const work = found.order.lines.flatMap((line) => line.workOrder ?? [])
  if (work.length === 0 || found.order.history.some(({ event }) => WORK_ENDED.has(event))) return null
  return (
    <Notice
      tone="warn"
      icon={<IconAlertTriangle size={20} />}
      title={t('wholeRefunded')}
      action={
        <Row gap={8}>
          {work.map(({ id, number }) => (
            <ButtonLink key={id} href={paths.adminWorkOrder(id)} size={32}>
              {number}
            </ButtonLink>
          ))}
        </Row>
      }
    >
      {t('wholeRefundedText')}
    </Notice>
  )
}
