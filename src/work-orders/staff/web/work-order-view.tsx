import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type FailedRead, StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { fromWire } from '#documents/wire-names.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Skeleton, SkeletonBar, SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useHintedPoll } from '#back-office/web/frame/use-hinted-poll.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { staffMe } from '#staff/contract.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { DocumentViewer } from './document-viewer.tsx'
import type { StaffWorkOrder } from './review/review.ts'
import { useFocusStays } from './use-focus-stays.ts'
import { useOpensNext } from './opens-next.ts'
import type { OPENED_BY_DECISION } from './use-next-order.ts'
import type { StaleChange } from './stale.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useAnnounce } from './presence/use-announce.ts'
import { useFollowsFocus } from './viewer/use-follows-focus.ts'
import { WorkOrderBody } from './work-order-body.tsx'
import { WorkOrderHead } from './work-order-head.tsx'
import { WorkOrderContext } from './work-order-scope.ts'
import styles from './work-order.module.css'

/** From this width on documents open beside the form; below, over it. */
const VIEWER_BESIDE = '(width >= 1024px)'

/** A work order with everything a case worker does in it: beside the queue, or on a page of its own. */
export function WorkOrderView({
  workOrderId,
  level,
  nextHref,
}: {
  workOrderId: string
  level: 1 | 2
  /** Where the next one of the queue is; it opens after a decision, unless the person does not want that. */
  nextHref: string | undefined
}) {
  const me = useCallQuery(staffMe, {}, { staff: true })
  const { opensNext } = useOpensNext(me.data?.id)
  const found = useCallQuery(
    staffWorkOrder,
    { workOrderId },
    { staff: true, refetchInterval: useHintedPoll(), select: fromWire },
  )
  if (found.data)
    return (
      <Loaded
        now={found.data}
        level={level}
        nextHref={opensNext ? nextHref : undefined}
        onRefetch={() => void found.refetch()}
      />
    )
  if (found.error) return <Failed read={found} level={level} />
  return <Loading />
}

type LoadedProps = {
  now: StaffWorkOrder
  level: 1 | 2
  nextHref: string | undefined
  onRefetch: () => void
}

function Loaded({ now, level, nextHref, onRefetch }: LoadedProps) {
  const { data, ...staleness } = useStaleness(now, onRefetch)
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [shown, setShown] = useState<FileRecord>()
  const wide = useMediaQuery(VIEWER_BESIDE)
  const viewerBeside = wide && data.documents.length > 0
  const scope = { data, shown, show: setShown, viewerBeside, nextHref, ...staleness }
  const view = useFocusWhenOpened()
  useFocusStays(view, data)
  useAnnounce(data.workOrder.id, view, data.mayWork && data.seesCompany)
  useFollowsFocus(view, scope)
  return (
    <WorkOrderContext value={scope}>
      <div ref={view} tabIndex={-1} data-work-order className={styles.view}>
        <WorkOrderHead level={level} />
        <StaleNotice className={styles.stale} />
        {level === 1 && <h2 className="visually-hidden">{t('workOrder')}</h2>}
        <div className={viewerBeside ? styles.columns : styles.column}>
          <WorkOrderBody />
          <DocumentViewer onClose={() => setShown(undefined)} />
        </div>
      </div>
    </WorkOrderContext>
  )
}

/** The button that was pressed is gone with the work order before: the focus goes to this one, not to the page's start. */
function useFocusWhenOpened() {
  const view = useRef<HTMLDivElement>(null)
  const { state } = useLocation() as { state: Partial<typeof OPENED_BY_DECISION> | null }
  const isOpened = state?.openedByDecision === true
  useEffect(() => {
    if (isOpened) view.current?.focus({ preventScroll: true })
  }, [isOpened])
  return view
}

/**
 * Once a move was refused as stale, the page stays as it was when it was decided: what was typed on it would be gone with
 * the step that it belongs to.
 */
function useStaleness(now: StaffWorkOrder, onRefetch: () => void) {
  const [held, setHeld] = useState<{ stale: StaleChange; data: StaffWorkOrder }>()
  return {
    data: held?.data ?? now,
    stale: held?.stale,
    refused: (stale: StaleChange) => setHeld({ stale, data: held?.data ?? now }),
    showNew: () => {
      setHeld(undefined)
      onRefetch()
    },
  }
}

function Failed({ read, level }: { read: FailedRead; level: 1 | 2 }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  if (read.error?.error === 'work_orders.not_found' || read.error?.code === 400)
    return (
      <>
        {level === 1 && <title>{t('notFoundTitle')}</title>}
        <EmptyState level={level} title={t('notFoundTitle')}>
          {t('notFoundText')}
        </EmptyState>
      </>
    )
  return (
    <StaffLoadFailure
      read={read}
      title={t('workOrderFailed')}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
    />
  )
}

function Loading() {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  return (
    <div className={styles.loading}>
      <Skeleton label={t('loadingWorkOrder')}>
        <SkeletonBar width={180} />
        <SkeletonBar width={320} height={24} />
        <SkeletonBar width={260} height={22} />
      </Skeleton>
      <SkeletonRows rows={8} />
    </div>
  )
}
