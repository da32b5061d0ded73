import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { QUEUE_FIGURE_LIMIT, QUEUE_VIEWS } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { QueueFind } from './queue-find.tsx'
import { placeQuery, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { QueueTable } from './queue-table.tsx'
import { useHotkeys } from './frame/use-hotkeys.ts'
import { QUEUE_PAGE_SIZE, type Queue } from './use-queue.ts'
import styles from './frame/queue.module.css'

type QueueListProps = {
  place: QueuePlace
  queue: Queue
  selectedId: string | undefined
  hrefOf: (id: string) => string
}

/** The list itself: views with their figures, find, rows, pages, keys. */
export function QueueList(props: QueueListProps) {
  const { place, queue } = props
  const t = useText<typeof backOfficeText>('back-office')
  const list = useRef<HTMLDivElement>(null)
  const find = useRef<HTMLDivElement>(null)
  useHotkeys({
    j: () => moveFocus(list.current, 1),
    k: () => moveFocus(list.current, -1),
    '/': () => find.current?.querySelector('input')?.select(),
  })
  const counts = queue.data?.counts
  const views = QUEUE_VIEWS.map((view) => ({
    key: view,
    label: t(`view_${view}`),
    href: paths.adminQueue(placeQuery({ ...place, view, page: 1 })),
    ...(counts &&
      view !== 'all' && { count: figureText(counts[view]), late: view === 'overdue' && counts.overdue > 0 }),
  }))
  return (
    <section className={styles.queue} aria-labelledby="queue-title">
      <header className={styles.head}>
        <h1 id="queue-title" className={styles.title}>
          {t('queueTitle')}
        </h1>
        <QueueFind key={place.keyword} box={find} place={place} />
      </header>
      <div className={styles.views}>
        <LinkTabs label={t('views')} items={views} current={place.view} />
      </div>
      <div ref={list} className={styles.rows} aria-busy={queue.isPlaceholderData || undefined}>
        <Rows {...props} />
      </div>
      <footer className={styles.foot}>
        {queue.data && queue.data.total > 0 && (
          <Pager
            page={place.page}
            pageSize={QUEUE_PAGE_SIZE}
            total={queue.data.total}
            more={queue.data.more}
            hrefOf={(page) => paths.adminQueue(placeQuery({ ...place, page }))}
          />
        )}
        <Keys />
      </footer>
    </section>
  )
}

/** Beyond its limit nobody has counted. */
function figureText(figure: number): number | string {
  return figure < QUEUE_FIGURE_LIMIT ? figure : `${QUEUE_FIGURE_LIMIT}+`
}

function Rows({ place, queue, selectedId, hrefOf }: QueueListProps) {
  const of = useText<typeof workOrdersStaffText>('work-orders-staff')
  const t = useText<typeof backOfficeText>('back-office')
  const navigate = useNavigate()
  if (queue.data && queue.data.records.length > 0)
    return (
      <QueueTable
        rows={queue.data.records}
        selectedId={selectedId}
        hrefOf={hrefOf}
        onOpen={(id) => void navigate(hrefOf(id))}
      />
    )
  if (queue.data) return <NoRows place={place} />
  if (queue.error?.error === 'wire.staff_role')
    return <NoPermission title={of('noRoleTitle')}>{of('noRoleText')}</NoPermission>
  if (queue.error)
    return (
      <ErrorState
        title={t('queueFailed')}
        safe={t('queueFailedSafe')}
        onRetry={() => void queue.refetch()}
        retrying={queue.isFetching}
      >
        {queue.error.message}
      </ErrorState>
    )
  return <SkeletonRows rows={10} label={t('loadingQueue')} />
}

function NoRows({ place }: { place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  if (place.keyword || place.product)
    return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
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

/** The next or previous row's link; from outside the list it begins at the chosen row, or at the first. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-queue-link]') ?? [])]
  const focused = links.findIndex((link) => link === document.activeElement)
  const chosen = links.findIndex((link) => link.closest('[aria-current]') !== null)
  const from = focused >= 0 ? focused : chosen
  const to = from < 0 ? 0 : Math.min(links.length - 1, Math.max(0, from + by))
  links[to]?.focus()
}
