import { useSearchParams } from 'react-router'
import { useLastRow } from '#back-office/web/frame/last-row.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconArrowLeft } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { placeQuery } from '#work-orders/staff/web/queue-place.ts'
import { useQueuePlace } from './use-queue-place.ts'
import { useNextInQueue, useQueue } from './use-queue.ts'
import { WorkOrderView } from './work-order-view.tsx'
import styles from './work-order.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: [
    'work-orders-staff',
    'back-office-lists',
    'staff-steps',
    'fill-form',
    'originals',
    'originals-staff',
    'now',
    'urgency',
    'checks',
    'mandates-staff',
    'corrections',
    'supplements-staff',
    'order-team',
    'presence',
    'staff-talk',
    'text-blocks',
    'staff-tasks',
    'talk',
    'registrations',
    'letters-post',
    'inspections-staff',
    'ui',
  ],
}

export default function StaffWorkOrderPage() {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [query] = useSearchParams()
  const place = useQueuePlace()
  const me = useCallQuery(staffMe, {}, { staff: true })
  const id = query.get('id')
  const isFinance = me.data?.role === 'finance'
  return (
    <div className={styles.page}>
      <p className={styles.backLink}>
        <IconArrowLeft size={18} />
        {isFinance ? (
          <Link look="alone" href={paths.adminOrders()}>
            {t('toOrders')}
          </Link>
        ) : (
          <Link look="alone" href={paths.adminQueue(placeQuery(place))}>
            {t('backToQueue')}
          </Link>
        )}
      </p>
      {!id ? (
        <>
          <title>{t('notFoundTitle')}</title>
          <EmptyState level={1} title={t('notFoundTitle')}>
            {t('notFoundText')}
          </EmptyState>
        </>
      ) : isFinance ? (
        <WorkOrderView key={id} workOrderId={id} level={1} nextHref={undefined} />
      ) : (
        <InQueue key={id} id={id} />
      )}
    </div>
  )
}

/** As a case handler works through the queue: the next one is known before this one leaves it. */
function InQueue({ id }: { id: string }) {
  useLastRow('queueLink', id)
  const place = useQueuePlace()
  const queue = useQueue(place)
  const next = useNextInQueue(place, queue, id)
  return (
    <WorkOrderView
      workOrderId={id}
      level={1}
      nextHref={next === undefined ? undefined : paths.adminWorkOrder(next, placeQuery(place))}
    />
  )
}
