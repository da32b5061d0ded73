import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { QUEUE_FIGURE_LIMIT } from '#work-orders/staff/contract.ts'
import { QUEUE_VIEWS, usualSort } from '#work-orders/staff/queue-filter.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { QueueFind, QueueTools } from './queue/queue-tools.tsx'
import { isNarrowed, placeQuery, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { QueueTable } from './queue-table.tsx'
import { ListFrame } from './frame/list-frame.tsx'
import { ListRows } from './frame/list-rows.tsx'
import { moveFocus } from './frame/move-focus.ts'
import { useHotkeys } from './frame/use-hotkeys.ts'
import type { Queue } from './use-queue.ts'
import styles from './queue.module.css'

const LINKS = '[data-queue-link]'

type QueueListProps = {
  place: QueuePlace
  queue: Queue
  selectedId: string | undefined
  hrefOf: (id: string) => string
}

/** The list: views with their counts, search, rows, pagination, shortcuts. */
export function QueueList({ place, queue, selectedId, hrefOf }: QueueListProps) {
  const t = useText<typeof backOfficeText>('back-office')
  const of = useText<typeof workOrdersStaffText>('work-orders-staff')
  const navigate = useNavigate()
  const rows = useRef<HTMLDivElement>(null)
  useHotkeys({
    j: () => moveFocus(rows.current, LINKS, 1),
    k: () => moveFocus(rows.current, LINKS, -1),
  })
  return (
    <ListFrame
      id="queue"
      title={t('queueTitle')}
      tools={<QueueFind place={place} />}
      views={{ label: t('views'), items: useViews(place, queue), current: place.view }}
    >
      <QueueTools place={place} />
      <ListRows
        ref={rows}
        list={queue}
        empty={<NoRows place={place} />}
        noRole={{ title: of('noRoleTitle'), text: of('noRoleText') }}
        hrefOf={(page) => paths.adminQueue(placeQuery({ ...place, page }))}
        foot={<Keys />}
      >
        {(records) => (
          <QueueTable
            rows={records}
            sort={place.sort ?? usualSort(place.view)}
            selectedId={selectedId}
            hrefOf={hrefOf}
            onOpen={(id) => void navigate(hrefOf(id))}
          />
        )}
      </ListRows>
    </ListFrame>
  )
}

function useViews(place: QueuePlace, queue: Queue) {
  const t = useText<typeof backOfficeText>('back-office')
  const counts = queue.data?.counts
  return QUEUE_VIEWS.map((view) => ({
    key: view,
    label: t(`view_${view}`),
    href: paths.adminQueue(placeQuery({ ...place, view, page: 1 })),
    ...(counts &&
      view !== 'all' && { count: figureText(counts[view]), late: view === 'overdue' && counts.overdue > 0 }),
  }))
}

/** The server counts only up to a limit. */
function figureText(figure: number): number | string {
  return figure < QUEUE_FIGURE_LIMIT ? figure : `${QUEUE_FIGURE_LIMIT}+`
}

function NoRows({ place }: { place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  if (isNarrowed(place)) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t(`empty_${place.view}`)}>{t('emptyText')}</EmptyState>
}

function Keys() {
  const t = useText<typeof backOfficeText>('back-office')
  return (
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> {t('keysMove')} <kbd>Enter</kbd> {t('keysOpen')}
    </p>
  )
}
