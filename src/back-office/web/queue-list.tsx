import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { StandingFailures } from '#alerts/web/public.tsx'
import { BackupLine } from '#backup/web/public.tsx'
import type { StaffRole } from '#platform/shared/call.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { usualSort } from '#work-orders/staff/queue-filter.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { QueueFind, QueueTools } from './queue/queue-tools.tsx'
import { isNarrowed, placeQuery, type QueuePlace, viewsOf } from '#work-orders/staff/web/queue-place.ts'
import { isInTeam } from './admin-nav.tsx'
import { figureText, myTurnText } from './queue-figures.ts'
import { QueueTable } from './queue-table.tsx'
import { ListFrame } from './frame/list-frame.tsx'
import { ListRows } from './frame/list-rows.tsx'
import { NOTHING } from './frame/selection.ts'
import { useSelectionKeys } from './frame/use-selection-keys.ts'
import { type Refused, RefusedNotice } from './queue/refused-notice.tsx'
import { NextBest } from './queue/next-best.tsx'
import { nextBestRow } from './queue/next-best-row.ts'
import { RailViews } from './queue/rail-views.tsx'
import { SelectWhole } from './queue/select-whole.tsx'
import { TogetherBar } from './queue/together-bar.tsx'
import { useChosen } from './queue/use-chosen.ts'
import { showKeyList } from './frame/key-list.ts'
import type { backOfficeListsText } from './frame/back-office-lists.text.ts'
import type { Queue } from '#work-orders/staff/web/use-queue.ts'
import { CorrectionsWaiting } from '#work-orders/staff/web/corrections/corrections-waiting.tsx'
import { useOpensNext } from '#work-orders/staff/web/opens-next.ts'
import { staffMe } from '#staff/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import styles from './queue.module.css'

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
  const role = useCallQuery(staffMe, {}, { staff: true }).data?.role
  const isTeam = isInTeam(role)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const records = queue.data?.records ?? []
  const views = { label: t('views'), items: useViews(place, queue, role), current: place.view }
  const best = nextBestRow(place, records)
  const { selection, chosen, isWhole, select, selectWhole } = useChosen(place, records)
  useSelectionKeys({
    rows: () => rows.current,
    link: 'queueLink',
    keys: records.map(({ id }) => id),
    selection,
    onSelect: select,
    // They lead through the answers of the form beside the list.
    arrows: false,
  })
  return (
    <ListFrame
      id="queue"
      title={t('queueTitle')}
      tools={<QueueFind place={place} />}
      views={{ ...views, inRail: true }}
    >
      <RailViews views={views} hasSaved={isTeam} />
      {isTeam && (
        <>
          <StandingFailures />
          <BackupLine />
          <CorrectionsWaiting />
        </>
      )}
      <QueueTools place={place} hasSaved={isTeam} />
      {best && <NextBest row={best} href={hrefOf(best.id)} />}
      <ListRows
        ref={rows}
        list={queue}
        empty={<NoRows place={place} />}
        notice={
          <>
            <RefusedNotice refused={refused} hrefOf={hrefOf} onClose={() => setRefused([])} />
            <SelectWhole {...{ place, queue, chosen, isWhole }} onSelect={selectWhole} />
          </>
        }
        noRole={{ title: of('noRoleTitle'), text: of('noRoleText') }}
        hrefOf={(page) => paths.adminQueue(placeQuery({ ...place, page }))}
        foot={<Keys />}
      >
        {(found) => (
          <QueueTable
            rows={found}
            {...(isTeam && { selecting: { selection, onSelect: select } })}
            sort={place.sort ?? usualSort(place.view)}
            selectedId={selectedId}
            hrefOf={hrefOf}
            onOpen={(id) => void navigate(hrefOf(id))}
          />
        )}
      </ListRows>
      {chosen.length > 0 && (
        <TogetherBar
          chosen={chosen}
          onClear={() => select(NOTHING)}
          onDone={(left) => {
            setRefused(left)
            select({ chosen: new Set(left.map(({ id }) => id)), anchor: null })
          }}
        />
      )}
    </ListFrame>
  )
}

function useViews(place: QueuePlace, queue: Queue, role: StaffRole | undefined) {
  const t = useText<typeof backOfficeText>('back-office')
  const counts = queue.data?.counts
  return viewsOf(role).map((view) => ({
    key: view,
    label: t(`view_${view}`),
    href: paths.adminQueue(placeQuery({ ...place, view, page: 1 })),
    ...(counts &&
      view !== 'all' && {
        count: view === 'myTurn' ? myTurnText(counts, t) : figureText(counts[view]),
        late: view === 'overdue' && counts.overdue > 0,
      }),
  }))
}

function NoRows({ place }: { place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  const everywhere = place.view === 'all' ? {} : { action: <SearchAll place={place} /> }
  if (isNarrowed(place))
    return (
      <EmptyState title={t('nothingFound')} {...everywhere}>
        {t('nothingFoundText')}
      </EmptyState>
    )
  return <EmptyState title={t(`empty_${place.view}`)}>{t('emptyText')}</EmptyState>
}

/** A search looks into one view; what somebody looks for may be in another. */
function SearchAll({ place }: { place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  const href = paths.adminQueue(placeQuery({ ...place, view: 'all', sort: undefined, page: 1 }))
  return <ButtonLink href={href}>{t('searchAll')}</ButtonLink>
}

/** Whether the next one opens after a decision, and the keys that are needed most. */
function Keys() {
  const t = useText<typeof backOfficeText>('back-office')
  const lists = useText<typeof backOfficeListsText>('back-office-lists')
  const me = useCallQuery(staffMe, {}, { staff: true })
  const { opensNext, setOpensNext } = useOpensNext(me.data?.id)
  return (
    <>
      <CheckField
        label={t('opensNext')}
        checked={opensNext}
        onChange={(event) => setOpensNext(event.target.checked)}
      />
      <p className={styles.keys}>
        <kbd>J</kbd> <kbd>K</kbd> {t('keysMove')} <kbd>{lists('keySpace')}</kbd> {t('keysSelect')}{' '}
        <kbd>Enter</kbd> {t('keysOpen')}{' '}
        <Button size={32} variant="subtle" aria-keyshortcuts="?" onClick={showKeyList}>
          {lists('keysAll')}
        </Button>
      </p>
    </>
  )
}
