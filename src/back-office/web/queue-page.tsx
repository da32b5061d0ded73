import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { QueueList } from './queue-list.tsx'
import { placeQuery } from '#work-orders/staff/web/queue-place.ts'
import { OPENED_BY_LIST } from '#work-orders/staff/web/use-next-order.ts'
import { useQueuePlace } from '#work-orders/staff/web/use-queue-place.ts'
import { useNextInQueue, useQueue } from '#work-orders/staff/web/use-queue.ts'
import { WorkOrderView } from '#work-orders/staff/web/work-order-view.tsx'
import styles from './queue.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: [
    'back-office',
    'back-office-lists',
    'alerts-staff',
    'backup-staff',
    'queue-filter',
    'urgency',
    'saved-views',
    'work-orders-staff',
    'staff-steps',
    'fill-form',
    'originals',
    'originals-staff',
    'now',
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

/** From this width on the selected work order opens beside the queue. */
const TWO_PANES = '(width >= 1500px)'

const AGAIN_MS = 1_000

export default function QueuePage() {
  const t = useText<typeof backOfficeText>('back-office')
  const of = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const place = useQueuePlace()
  const twoPanes = useMediaQuery(TWO_PANES)
  const queue = useQueue(place)
  const chosen = twoPanes ? (query.get('id') ?? undefined) : undefined
  const first = queue.data?.records[0]?.id
  const isCurrent = queue.data !== undefined && !queue.isPlaceholderData
  const hrefOf = (id: string) =>
    twoPanes ? paths.adminQueue({ ...placeQuery(place), id }) : paths.adminWorkOrder(id, placeQuery(place))

  const [, setTries] = useState(0)
  useEffect(() => {
    if (!twoPanes || chosen || !first || !isCurrent) return
    // The first of the list opens by itself, and goes into the address, so that it stays open when the list changes.
    void navigate(hrefOf(first), { replace: true, state: OPENED_BY_LIST })
    // The page may still be going somewhere while it loads, and that ends this: it is asked for again.
    const again = setTimeout(() => setTries((tries) => tries + 1), AGAIN_MS)
    return () => clearTimeout(again)
  })

  const next = useNextInQueue(place, queue, chosen)
  const list = <QueueList place={place} queue={queue} selectedId={chosen} hrefOf={hrefOf} />
  if (!twoPanes) return list
  return (
    <div className={styles.panes}>
      {list}
      <section className={styles.beside} aria-label={of('workOrder')}>
        {chosen ? (
          <WorkOrderView
            key={chosen}
            workOrderId={chosen}
            level={2}
            nextHref={next === undefined ? undefined : hrefOf(next)}
          />
        ) : (
          <EmptyState title={t('nothingChosen')}>{t('nothingChosenText')}</EmptyState>
        )}
      </section>
    </div>
  )
}
