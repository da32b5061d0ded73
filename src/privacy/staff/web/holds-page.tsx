import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { HOLD_STATUSES, type HoldStatus } from '../../legal-hold.ts'
import { type Hold, listHolds } from '../holds-contract.ts'
import { HoldDialog } from './hold-dialog.tsx'
import type { holdsStaffText } from './holds-staff.text.ts'
import { SetHoldDialog } from './set-hold-dialog.tsx'

export const handle = { auth: true, access: 'staff', texts: ['holds-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** What nobody may delete at present, and why. */
export default function HoldsPage() {
  const t = useText<typeof holdsStaffText>('holds-staff')
  const { page } = useListPlace(HOLD_STATUSES, 'status')
  const list = useStaffList(listHolds, { page, pageSize: PAGE_SIZE })
  const navigate = useNavigate()
  const openId = useSearchParams()[0].get('id')
  const [setting, setSetting] = useState(false)
  const open = list.data?.records.find(({ id }) => id === openId)
  return (
    <ListFrame
      id="holds"
      title={t('title')}
      sub={t('sub')}
      tools={<Button onClick={() => setSetting(true)}>{t('set')}</Button>}
    >
      <ListRows
        list={list}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminHolds({ page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={columnsOf(t, page)}
            rows={rows}
            rowKey={({ id }) => id}
            onRowClick={({ id }) => void navigate(paths.adminHolds({ page, id }))}
            dense
          />
        )}
      </ListRows>
      {setting && <SetHoldDialog onClose={() => setSetting(false)} />}
      {open && <HoldDialog hold={open} onClose={() => void navigate(paths.adminHolds({ page }))} />}
    </ListFrame>
  )
}

const LOOKS: Record<HoldStatus, BadgeVariant> = {
  HOLDING: 'info',
  LIFT_ASKED: 'info',
  LIFTED: 'finished',
  OVER: 'finished',
}

const columnsOf = (t: Translate<typeof holdsStaffText>, page: number): Column<Hold>[] => [
  {
    key: 'about',
    header: t('columnAbout'),
    primary: true,
    named: true,
    cell: ({ id, subject }) => (
      <Link href={paths.adminHolds({ page, id })} look="alone">
        {subject === '' ? t('someAddress') : subject}
      </Link>
    ),
  },
  {
    key: 'status',
    header: t('columnStatus'),
    cell: ({ status }) => <Badge variant={LOOKS[status]}>{t(`status_${status}`)}</Badge>,
  },
  { key: 'reason', header: t('reason'), named: true, cell: ({ reason }) => reason },
  {
    key: 'until',
    header: t('columnUntil'),
    cell: ({ until }) => (until === null ? t('openEnd') : <DateText value={until} />),
  },
  { key: 'set', header: t('columnSet'), cell: ({ setAt }) => <DateText value={setAt} /> },
  {
    key: 'ended',
    header: t('columnEnded'),
    cell: ({ endedAt }) => (endedAt === null ? '–' : <DateText value={endedAt} />),
  },
]
