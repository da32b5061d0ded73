import { nameFor } from '#platform/shared/original-name.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { cx } from '#platform/ui/cx.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { LaneBlocks } from '#platform/ui/lane/lane-blocks.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useLang, useText, type Translate } from '#platform/web/text.ts'
import type { QueueSort } from '#work-orders/staff/queue-filter.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { QueueRow } from './queue/queue-row.ts'
import { selectColumn } from './frame/select-column.tsx'
import type { queueFilterText } from './queue/queue-filter.text.ts'
import type { Selection } from './frame/selection.ts'
import type { backOfficeText } from './back-office.text.ts'
import { useTurnText } from '#work-orders/staff/web/use-turn-text.ts'
import { PresenceMarks } from '#work-orders/staff/web/presence/presence-marks.tsx'
import { usePresence } from '#work-orders/staff/web/presence/use-presence.ts'
import { TagChips } from '#work-orders/staff/web/team/tag-chips.tsx'
import { UrgencyReason } from '#work-orders/staff/web/urgency.tsx'
import { urgencyOf } from '#work-orders/staff/web/waiting.ts'
import styles from './queue.module.css'

/** A row is two lines high and no more. */
const TAGS_IN_ROW = 2

type TurnText = ReturnType<typeof useTurnText>

/** Where the selected work order stands beside the list; the day keeps room for who is there. */
const WIDTHS_BESIDE: Readonly<Record<string, { width: string }>> = {
  waiting: { width: '20%' },
  service: { width: '28%' },
  company: { width: '30%' },
}

/** One work order per row: how long it has been waiting, service and company, step, due day. */
export function QueueTable({
  rows,
  selecting,
  sort,
  selectedId,
  hrefOf,
  onOpen,
}: {
  rows: readonly QueueRow[]
  /** Absent for those who do nothing to several at once. */
  selecting?: { selection: Selection; onSelect: (next: Selection) => void }
  sort: QueueSort
  selectedId: string | undefined
  hrefOf: (id: string) => string
  onOpen: (id: string) => void
}) {
  const t = useText<typeof backOfficeText>('back-office')
  const lang = useLang()
  const turnText = useTurnText()
  const q = useText<typeof queueFilterText>('queue-filter')
  const present = usePresence(rows.map(({ id }) => id))
  const isBeside = selectedId !== undefined
  const columns = [
    ...(selecting
      ? [
          selectColumn(
            { rows, ...selecting },
            {
              all: q('selectAll'),
              of: ({ number, company }: QueueRow) => q('selectNamed', { number, company: company.name }),
            },
          ),
        ]
      : []),
    ...columnsOf({ t, lang, turnText, hrefOf, present, isBeside }),
  ].map((column) => (isBeside ? { ...column, ...WIDTHS_BESIDE[column.key] } : column))
  return (
    <Table
      caption={t(`caption_${sort}`)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      onRowClick={(row) => onOpen(row.id)}
      dense
      oneLine
    />
  )
}

function columnsOf({
  t,
  lang,
  turnText,
  hrefOf,
  present,
  isBeside,
}: {
  t: Translate<typeof backOfficeText>
  lang: Lang
  turnText: TurnText
  hrefOf: (id: string) => string
  present: ReturnType<typeof usePresence>
  /** Half as wide: the lane is drawn in the head of the work order, and the step stands below the company. */
  isBeside: boolean
}): Column<QueueRow>[] {
  return [
    {
      key: 'waiting',
      header: t('columnWaiting'),
      width: '14%',
      cell: (row) => <Waiting row={row} turnText={turnText} />,
    },
    {
      key: 'service',
      header: t('columnService'),
      primary: true,
      width: '23%',
      cell: (row) => <Service row={row} href={hrefOf(row.id)} />,
    },
    {
      key: 'company',
      named: true,
      width: '22%',
      header: t(isBeside ? 'columnCompanyStep' : 'columnCompany'),
      cell: (row) => (
        <span className={styles.companyCell}>
          <CompanyName company={row.company} lang={lang} />
          {isBeside && <Step row={row} />}
        </span>
      ),
    },
    ...(isBeside ? [] : widerColumns({ t, turnText })),
    {
      key: 'due',
      header: t('columnDue'),
      numeric: true,
      cell: (row) => (
        <span className={styles.dueCell}>
          <Due row={row} turnText={turnText} />
          <PresenceMarks people={present.get(row.id) ?? []} />
        </span>
      ),
    },
  ]
}

/** What a list has that is as wide as the window. */
const widerColumns = ({
  t,
  turnText,
}: {
  t: Translate<typeof backOfficeText>
  turnText: TurnText
}): Column<QueueRow>[] => [
  { key: 'step', header: t('columnStep'), width: '14%', cell: (row) => <Step row={row} /> },
  {
    key: 'lane',
    header: t('columnLane'),
    width: '12%',
    cell: (row) => <LaneBlocks model={turnText.lane(row)} />,
  },
]

function Waiting({ row, turnText }: { row: QueueRow; turnText: TurnText }) {
  if (!row.turnSince && !row.urgency) return null
  const urgency = urgencyOf(row.dueAt, row.late, turnText.today)
  return (
    <span className={styles.waitingCell}>
      {row.turnSince && (
        <span className={cx(styles.waiting, styles[urgency])}>
          {turnText.waiting(row.turnSince, 'waitShort')}
        </span>
      )}
      {row.urgency && <UrgencyReason urgency={row.urgency} />}
    </span>
  )
}

function Service({ row, href }: { row: QueueRow; href: string }) {
  const t = useText<typeof backOfficeText>('back-office')
  return (
    <span className={styles.service}>
      <Flag code={row.country} size={20} />
      <span className={styles.serviceWords}>
        <Anchor href={href} className={styles.rowLink} title={row.product.name} data-queue-link={row.id}>
          {row.product.name}
        </Anchor>
        <span className={styles.number}>
          {row.number}
          {row.assignee ? t('rowAssignee', { name: row.assignee.name }) : isFree(row) ? t('rowFree') : ''}
          {row.unread && <b className={styles.unread}>{t('rowUnread')}</b>}{' '}
          <TagChips tags={row.tags} most={TAGS_IN_ROW} />
        </span>
      </span>
    </span>
  )
}

/** Waits for anybody of the agency. */
const isFree = ({ status, turn, urgency }: QueueRow): boolean =>
  (status === 'OPEN' && turn === 'agency') || urgency !== null

/** Chinese readers see the company's original name first. */
function CompanyName({ company, lang }: { company: QueueRow['company']; lang: 'en' | 'zh' }) {
  const name = nameFor(company, lang)
  return <span title={name}>{name}</span>
}

function Step({ row }: { row: QueueRow }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  if (row.status !== 'OPEN') return <span className={styles.resting}>{t(`status_${row.status}`)}</span>
  // Supplements are asked for beside the steps.
  const step = row.currentNode?.name ?? t('stepSupplements')
  return <span title={step}>{step}</span>
}

function Due({ row, turnText }: { row: QueueRow; turnText: TurnText }) {
  const t = useText<typeof backOfficeText>('back-office')
  if (!row.dueAt) return null
  const urgency = urgencyOf(row.dueAt, row.late, turnText.today)
  return (
    <span className={cx(styles.due, styles[urgency])}>
      <DateText value={row.dueAt} format="short" />
      {urgency !== 'calm' && (
        <span className={styles.dueWord}>{t(urgency === 'late' ? 'late' : 'today')}</span>
      )}
    </span>
  )
}
