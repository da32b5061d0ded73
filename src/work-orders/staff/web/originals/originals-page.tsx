import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { ORIGINAL_VIEWS, originalsList } from '#work-orders/staff/originals-contract.ts'
import { ORIGINAL_LOOKS } from '#work-orders/web/originals/originals-part.tsx'
import type { originalsStaffText } from './originals-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['originals-staff', 'originals', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50
type Row = OutputOf<typeof originalsList>['records'][number]

/** Papers of all work orders: what is out and since when, what ends soon. */
export default function OriginalsPage() {
  const t = useText<typeof originalsStaffText>('originals-staff')
  const { view: chosen, page } = useListPlace(ORIGINAL_VIEWS, 'view')
  const view = chosen ?? 'out'
  const list = useStaffList(originalsList, { view, page, pageSize: PAGE_SIZE })
  const items = ORIGINAL_VIEWS.map((one) => ({
    key: one,
    label: t(`view_${one}`),
    href: paths.adminOriginals({ view: one }),
  }))
  return (
    <ListFrame
      id="originals"
      title={t('title')}
      sub={t('sub')}
      views={{ label: t('title'), items, current: view }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminOriginals({ view, page: to })}
      >
        {(rows) => (
          <Table caption={t('title')} columns={columnsOf(t)} rows={rows} rowKey={({ id }) => id} dense />
        )}
      </ListRows>
    </ListFrame>
  )
}

function columnsOf(t: Translate<typeof originalsStaffText>): Column<Row>[] {
  return [
    { key: 'paper', named: true, header: t('paper'), primary: true, cell: ({ title }) => <b>{title}</b> },
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
      key: 'workOrder',
      header: t('workOrder'),
      cell: ({ workOrder }) => <Link href={paths.adminWorkOrder(workOrder.id)}>{workOrder.number}</Link>,
    },
    { key: 'where', header: t('whereIs'), cell: (row) => <Where row={row} t={t} /> },
    {
      key: 'since',
      header: t('since'),
      cell: ({ statusSince }) => <DateText value={statusSince} format="full" />,
    },
    {
      key: 'ends',
      header: t('ends'),
      cell: ({ validUntil, expired }) =>
        validUntil && (
          <Badge variant={expired ? 'late' : 'neutral'}>
            <DateText value={validUntil} format="full" />
          </Badge>
        ),
    },
  ]
}

function Where({ row, t }: { row: Row; t: Translate<typeof originalsStaffText> }) {
  const { status, late, holder, holderName, courier, tracking } = row
  const more = [holder && t(`holder_${holder}`), holderName, courier, tracking].filter(Boolean).join(' · ')
  return (
    <>
      <Badge variant={late ? 'late' : status === 'ASKED' ? 'neutral' : ORIGINAL_LOOKS[status]}>
        {t(`status_${status}`)}
      </Badge>{' '}
      {more}
    </>
  )
}
