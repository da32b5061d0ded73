import { negateMoney } from '#platform/shared/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Money } from '#platform/ui/money.tsx'
import { useText } from '#platform/web/text.ts'
import type { OrderDetail } from '../contract.ts'
import type { OrderPayment } from '#payments/payment.ts'
import type { ordersText } from './orders.text.ts'
import styles from './order-lines.module.css'

/** The payments and refunds. Abandoned attempts are left out. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const shown = order.payments.filter((payment) => payment.status !== 'CANCELLED')
  if (shown.length === 0) return null
  return (
    <Card title={t('payments')}>
      <ul className={styles.payments}>
        {shown.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <PaymentLine payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PaymentLine({ payment }: { payment: OrderPayment }) {
  const t = useText<typeof ordersText>('orders')
  return (
    <>
      <div className={styles.paymentHead}>
        <b>{t(`method_${payment.method}`)}</b>
        <Money value={payment.amount} strong />
      </div>
      <p className={styles.options}>
        {t(`payment_${payment.status}`)} ·{' '}
        <DateText value={payment.settledAt ?? payment.createdAt} format="dayTime" />
      </p>
      {payment.refunds.map((refund) => (
        <div key={refund.id} className={styles.refund}>
          <span>
            {t(`refundKind_${refund.kind}`)} · {t(`refund_${refund.status}`)}
          </span>
          <Money value={negateMoney(refund.amount)} />
        </div>
      ))}
    </>
  )
}
