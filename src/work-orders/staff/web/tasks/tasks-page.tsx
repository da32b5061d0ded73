import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { listTasks, TASK_VIEWS } from '#work-orders/staff/tasks-contract.ts'
import type { staffTasksText } from './staff-tasks.text.ts'
import { useFinish } from './use-finish.ts'

export const handle = { auth: true, access: 'staff', texts: ['staff-tasks', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof listTasks>['records'][number]

/** One's own tasks about all work orders, and those that one gave to others. */
export default function TasksPage() {
  const t = useText<typeof staffTasksText>('staff-tasks')
  const { view: chosen, page } = useListPlace(TASK_VIEWS, 'view')
  const view = chosen ?? 'mine'
  const list = useStaffList(listTasks, { view, page, pageSize: PAGE_SIZE })
  const items = TASK_VIEWS.map((one) => ({
    key: one,
    label: t(`view_${one}`),
    href: paths.adminTasks({ view: one }),
  }))
  return (
    <ListFrame
      id="tasks"
      title={t('title')}
      sub={t('sub')}
      views={{ label: t('title'), items, current: view }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t(`empty_${view}`)}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminTasks({ view, page: to })}
      >
        {(rows) => (
          <Table caption={t('title')} columns={columnsOf(t)} rows={rows} rowKey={({ id }) => id} dense />
        )}
      </ListRows>
    </ListFrame>
  )
}

function columnsOf(t: Translate<typeof staffTasksText>): Column<Row>[] {
  return [
    {
      key: 'task',
      named: true,
      header: t('task'),
      primary: true,
      cell: ({ text }) => <b>{text}</b>,
    },
    {
      key: 'due',
      header: t('dueOn'),
      cell: ({ dueOn, late }) =>
        dueOn && (
          <Badge variant={late ? 'late' : 'neutral'}>
            <DateText value={dueOn} format="full" />
          </Badge>
        ),
    },
    {
      key: 'workOrder',
      header: t('workOrder'),
      cell: ({ workOrder }) => (
        <>
          <Link href={paths.adminWorkOrder(workOrder.id)}>{workOrder.number}</Link> {workOrder.product}
        </>
      ),
    },
    {
      key: 'company',
      header: t('company'),
      cell: ({ company, country }) => (
        <>
          <Flag code={country} /> {company}
        </>
      ),
    },
    {
      key: 'who',
      header: t('who'),
      cell: ({ staff, createdBy }) =>
        createdBy === staff.name ? (
          staff.name
        ) : (
          <>
            {staff.name}
            <br />
            <span className="text-second">{t('from', { name: createdBy })}</span>
          </>
        ),
    },
    { key: 'finish', header: t('finish'), cell: (row) => <Finish row={row} /> },
  ]
}

function Finish({ row }: { row: Row }) {
  const finish = useFinish(row.workOrder.id, row)
  return (
    <Button size={32} disabled={finish.pending} aria-label={finish.labelOf} onClick={finish.press}>
      {finish.label}
    </Button>
  )
}
