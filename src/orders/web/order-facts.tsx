import type { ReactNode } from 'react'
import { VatExplained, VatLabel } from '#cart/web/public.tsx'
import { addressLines } from '#platform/shared/address-lines.ts'
import { countryName } from '#platform/shared/countries.ts'
import { negateMoney, sumMoney } from '#platform/shared/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconBriefcase,
  IconCheck,
  IconClock,
  IconFlag,
  IconShoppingCart,
  IconX,
} from '#platform/ui/icons.ts'
import { Money } from '#platform/ui/money.tsx'
import { Timeline, type TimelineEntry } from '#platform/ui/timeline.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { OrderDetail, OrderEvent } from '../contract.ts'
import type { ordersText } from './orders.text.ts'
import styles from './order-lines.module.css'

/** The sum of the lines, before discounts. */
function listedOf({ lines, net }: OrderDetail) {
  return sumMoney(
    lines.map((line) => line.net),
    net.currency,
  )
}

/** @param vatNote why this VAT, where the reader is not the buyer, to whom the order's own words speak */
export function OrderAmounts({ order, vatNote }: { order: OrderDetail; vatNote?: ReactNode }) {
  const t = useText<typeof ordersText>('orders')
  return (
    <Card title={t('amounts')}>
      <Facts
        items={[
          ...(order.discounts.length > 0
            ? [{ key: 'listed', label: t('listed'), value: <Money value={listedOf(order)} /> }]
            : []),
          ...order.discounts.map(({ kind, label, amount }) => ({
            key: kind,
            label,
            value: <Money value={negateMoney(amount)} />,
          })),
          { key: 'net', label: t('net'), value: <Money value={order.net} /> },
          {
            key: 'vat',
            label: <VatLabel treatment={order.vat} />,
            value: <Money value={order.vat.amount} />,
          },
          { key: 'total', label: <b>{t('total')}</b>, value: <Money value={order.total} strong /> },
          ...(order.received.amount > 0 && order.due.amount > 0
            ? [
                {
                  key: 'received',
                  label: t('receivedSum'),
                  value: <Money value={negateMoney(order.received)} />,
                },
                { key: 'due', label: <b>{t('dueSum')}</b>, value: <Money value={order.due} strong /> },
              ]
            : []),
          ...(order.refunded.amount > 0
            ? [{ key: 'refunded', label: t('refundedSum'), value: <Money value={order.refunded} /> }]
            : []),
        ]}
      />
      {vatNote ?? <VatExplained treatment={order.vat} />}
    </Card>
  )
}

export function OrderBuyerFacts({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const lang = useLang()
  const { buyer } = order
  const address = addressLines(buyer.address, {
    name: countryName(buyer.addressCountry, lang),
    code: buyer.addressCountry,
    lang,
  })
  return (
    <Card title={t('buyer')}>
      <Facts
        items={[
          { key: 'company', label: t('buyerCompany'), value: buyer.companyName },
          ...(buyer.companyNameOriginal
            ? [
                {
                  key: 'original',
                  label: t('buyerCompanyOriginal'),
                  value: <span lang="zh">{buyer.companyNameOriginal}</span>,
                },
              ]
            : []),
          { key: 'country', label: t('buyerCountry'), value: countryName(buyer.country, lang) },
          ...optional(
            'registration',
            t(buyer.country === 'CN' ? 'buyerRegistrationCn' : 'buyerRegistration'),
            buyer.registrationNumber,
          ),
          ...optional('vat', t('buyerVat'), buyer.vatNumber),
          { key: 'address', label: t('buyerAddress'), value: <Lines lines={address} /> },
          {
            key: 'agreement',
            label: t('agreement'),
            value: t('agreementVersion', { version: order.agreementVersion }),
          },
        ]}
      />
    </Card>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.addressLine}>
      {line}
    </span>
  ))
}

function optional(key: string, label: string, value: string | null) {
  return value ? [{ key, label, value }] : []
}

const LOOKS: Record<OrderEvent, { Icon: typeof IconCheck; tone?: TimelineEntry['tone']; sum?: boolean }> = {
  PLACED: { Icon: IconShoppingCart },
  PAYMENT_STARTED: { Icon: IconArrowRight },
  PAYMENT_REFUSED: { Icon: IconX, tone: 'bad' },
  PAID: { Icon: IconCheck, tone: 'good', sum: true },
  PAID_AFTER_EXPIRY: { Icon: IconCheck, tone: 'good', sum: true },
  PAID_TWICE: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  PAID_AFTER_CANCEL: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  TRANSFER_AWAITED: { Icon: IconClock, sum: true },
  PART_RECEIVED: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  OVERPAID: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  PART_RETURNED: { Icon: IconArrowBackUp, sum: true },
  REFUND_STARTED: { Icon: IconArrowBackUp, sum: true },
  REFUND_FAILED: { Icon: IconX, tone: 'bad', sum: true },
  REFUND_RETURNED: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  REFUNDED: { Icon: IconArrowBackUp, sum: true },
  DISPUTED: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  DISPUTE_ESCALATED: { Icon: IconAlertTriangle, tone: 'warn', sum: true },
  DISPUTE_WON: { Icon: IconCheck, tone: 'good' },
  DISPUTE_LOST: { Icon: IconX, tone: 'bad', sum: true },
  WORK_OPENED: { Icon: IconBriefcase },
  RENEWED: { Icon: IconCheck, tone: 'good' },
  COMPLETED: { Icon: IconFlag, tone: 'good' },
  CANCELLED: { Icon: IconX },
  WORK_CANCELLED: { Icon: IconX },
  WITHDRAWN: { Icon: IconX },
  EXPIRED: { Icon: IconClock },
}

/** The order's history, newest first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const entries = order.history.map((entry, index) => {
    const { Icon, tone = 'neutral', sum } = LOOKS[entry.event]
    return {
      key: String(index),
      title: t(`event_${entry.event}`),
      text: sum && entry.amount ? <Money value={entry.amount} /> : undefined,
      time: <DateText value={entry.at} format="dayTime" />,
      icon: <Icon size={15} />,
      tone,
    }
  })
  return (
    <Card title={t('history')}>
      <Timeline entries={entries.toReversed()} />
    </Card>
  )
}
