import { nameFor } from '#platform/shared/original-name.ts'
import { useNavigate } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { ORDER_STATUSES } from '#orders/contract.ts'
import { staffOrders } from '#orders/staff/contract.ts'
import type { ordersText } from '#orders/web/orders.text.ts'
import { OrderBadge } from '#orders/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['orders-staff', 'orders', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 20
const VIEWS = ORDER_STATUSES.filter((status) => status !== 'DRAFT')

type Row = OutputOf<typeof staffOrders>['records'][number]

/** The orders of all companies. */
export default function OrdersPage() {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const navigate = useNavigate()
  const { view: status, keyword, page } = useListPlace(VIEWS, 'status')
  const orders = useStaffList(staffOrders, {
    page,
    pageSize: PAGE_SIZE,
    ...(status && { status }),
    ...(keyword && { keyword }),
  })
  return (
    <ListFrame
      id="orders"
      title={t('title')}
      tools={
        <FindBox
          label={t('find')}
          placeholder={t('findPlaceholder')}
          keyword={keyword}
          onFind={(next) => void navigate(paths.adminOrders({ status, keyword: next }))}
        />
      }
      views={{ label: t('views'), items: useViews(keyword), current: status ?? '' }}
    >
      <ListRows
        list={orders}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        hrefOf={(to) => paths.adminOrders({ keyword, status, page: to })}
      >
        {(rows) => <OrderTable rows={rows} />}
      </ListRows>
    </ListFrame>
  )
}

function OrderTable({ rows }: { rows: readonly Row[] }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <Table
      caption={t('caption')}
      columns={columnsOf(t, lang)}
      rows={rows}
      rowKey={(row) => row.id}
      onRowClick={(row) => void navigate(paths.adminOrder(row.id))}
      dense
    />
  )
}

function useViews(keyword: string) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const of = useText<typeof ordersText>('orders')
  return [
    { key: '', label: t('view_all'), href: paths.adminOrders({ keyword }) },
    ...VIEWS.map((status) => ({
      key: status,
      label: of(`status_${status}`),
      href: paths.adminOrders({ keyword, status }),
    })),
  ]
}

function columnsOf(t: Translate<typeof ordersStaffText>, lang: Lang): Column<Row>[] {
  return [
    {
      key: 'number',
      header: t('columnNumber'),
      primary: true,
      cell: (row) => (
        <Link href={paths.adminOrder(row.id)} look="alone">
          {row.number}
        </Link>
      ),
    },
    {
      key: 'company',
      named: true,
      header: t('columnCompany'),
      cell: ({ company }) => nameFor(company, lang),
    },
    { key: 'services', header: t('columnServices'), cell: (row) => servicesOf(t, row.titles) },
    {
      key: 'date',
      header: t('columnDate'),
      cell: (row) => <DateText value={row.createdAt} format="dayTime" />,
    },
    { key: 'status', header: t('columnStatus'), cell: (row) => <OrderBadge status={row.status} /> },
    {
      key: 'refunded',
      header: t('columnRefunded'),
      numeric: true,
      onPhone: 'no',
      cell: (row) => (row.refunded.amount > 0 ? <Money value={row.refunded} /> : null),
    },
    {
      key: 'total',
      header: t('columnTotal'),
      numeric: true,
      cell: (row) => <Money value={row.total} strong />,
    },
  ]
}

function servicesOf(t: Translate<typeof ordersStaffText>, [first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? first : t('moreServices', { name: first, count: more.length })
}
