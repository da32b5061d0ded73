import { Card } from '#platform/ui/card.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import { FilingTermFacts, TermBadge } from '#registrations/web/public.tsx'
import { Money } from '#platform/ui/money.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { OrderDetail } from '../contract.ts'
import type { ordersText } from './orders.text.ts'
import styles from './order-lines.module.css'

/** What was bought, as agreed, and the work orders opened for it. */
export function OrderLines({
  order,
  workOrderHref = paths.workOrder,
}: {
  order: OrderDetail
  /** The back office has another page for the same work. */
  workOrderHref?: (id: string) => string
}) {
  const t = useText<typeof ordersText>('orders')
  return (
    <Card title={t('lines')} flush ruled>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.head}>
              <Flag code={line.country} size={24} />
              <h3 className={styles.name}>{line.name}</h3>
              <Money value={line.net} strong />
            </div>
            <p className={styles.options}>
              {[
                ...line.options.map((option) => t('option', option)),
                ...(line.quantity > 1 ? [t('quantityTimes', { count: line.quantity })] : []),
              ].join(' · ')}
            </p>
            {line.quote.length > 1 && (
              <dl className={styles.quote}>
                {line.quote.map((piece) => (
                  <div key={piece.label}>
                    <dt>{piece.label}</dt>
                    <dd>
                      <Money value={piece.amount} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {line.filing && (
              <div className={styles.filing}>
                <p className={styles.filingHead}>
                  {t('filing')} <TermBadge term={line.filing} />
                </p>
                <FilingTermFacts term={line.filing} />
              </div>
            )}
            {line.workOrder && (
              <p>
                <Link href={workOrderHref(line.workOrder.id)} look="alone">
                  {t('openWorkOrder', { number: line.workOrder.number })}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
