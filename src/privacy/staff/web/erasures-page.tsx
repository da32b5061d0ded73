import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { ERASURE_STATUSES } from '../../erasure-states.ts'
import { type Erasure, listErasures } from '../contract.ts'
import { EnterDialog } from './enter-dialog.tsx'
import { ErasureDialog } from './erasure-dialog.tsx'
import type { erasuresStaffText } from './erasures-staff.text.ts'
import { whoOf } from './who-of.ts'

export const handle = { auth: true, access: 'staff', texts: ['erasures-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** Who wants to be erased, and what became of it. */
export default function ErasuresPage() {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const { view: status, page } = useListPlace(ERASURE_STATUSES, 'status')
  const list = useStaffList(listErasures, { ...(status && { status }), page, pageSize: PAGE_SIZE })
  const navigate = useNavigate()
  const openId = useSearchParams()[0].get('id')
  const [entering, setEntering] = useState(false)
  const filters = { ...(status && { status }), page }
  const views = [
    { key: '', label: t('view_all'), href: paths.adminErasures() },
    ...ERASURE_STATUSES.map((one) => ({
      key: one,
      label: t(`status_${one}`),
      href: paths.adminErasures({ status: one }),
      ...(one === 'REQUESTED' && list.data && { count: list.data.waiting }),
    })),
  ]
  return (
    <ListFrame
      id="erasures"
      title={t('title')}
      sub={t('sub')}
      tools={<Button onClick={() => setEntering(true)}>{t('enter')}</Button>}
      views={{ label: t('views'), items: views, current: status ?? '' }}
    >
      <ListRows
        list={list}
        empty={
          status ? (
            <EmptyState title={t('noMatch')} />
          ) : (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          )
        }
        hrefOf={(to) => paths.adminErasures({ ...filters, page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={columnsOf(t, filters)}
            rows={rows}
            rowKey={({ id }) => id}
            onRowClick={({ id }) => void navigate(paths.adminErasures({ ...filters, id }))}
            dense
          />
        )}
      </ListRows>
      {entering && <EnterDialog onClose={() => setEntering(false)} />}
      {openId !== null && (
        <ErasureDialog id={openId} onClose={() => void navigate(paths.adminErasures(filters))} />
      )}
    </ListFrame>
  )
}

const LOOKS: Record<Erasure['status'], BadgeVariant> = {
  REQUESTED: 'info',
  RUNNING: 'info',
  DONE: 'finished',
  WITHDRAWN: 'cancelled',
}

type Filters = Parameters<typeof paths.adminErasures>[0]

const columnsOf = (t: Translate<typeof erasuresStaffText>, filters: Filters): Column<Erasure>[] => [
  {
    key: 'person',
    header: t('columnPerson'),
    primary: true,
    named: true,
    cell: (erasure) => (
      <Link href={paths.adminErasures({ ...filters, id: erasure.id })} look="alone">
        {whoOf(t, erasure)}
      </Link>
    ),
  },
  {
    key: 'status',
    header: t('columnStatus'),
    cell: ({ status }) => <Badge variant={LOOKS[status]}>{t(`status_${status}`)}</Badge>,
  },
  { key: 'origin', header: t('columnOrigin'), cell: ({ origin }) => t(`origin_${origin}`) },
  {
    key: 'requested',
    header: t('columnRequested'),
    cell: ({ requestedAt }) => <DateText value={requestedAt} />,
  },
  {
    key: 'answerBy',
    header: t('columnAnswerBy'),
    cell: ({ status, answerBy }) => (status === 'REQUESTED' ? <DateText value={answerBy} /> : '–'),
  },
  {
    key: 'done',
    header: t('columnDone'),
    cell: ({ finishedAt }) => (finishedAt === null ? '–' : <DateText value={finishedAt} />),
  },
]
