import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ORDER_STATUSES, type OrderStatus } from '#orders/contract.ts'
import { staffOrders } from '#orders/staff/contract.ts'
import type { ordersText } from '#orders/web/orders.text.ts'
import { OrderBadge } from '#orders/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'
import { NoMoneyRows } from './list-state.tsx'
import styles from './orders.module.css'

export const handle = { auth: true, access: 'staff', texts: ['orders-staff', 'orders', 'ui'] }

const PAGE_SIZE = 20
const VIEWS = ORDER_STATUSES.filter((status) => status !== 'DRAFT')

type Row = OutputOf<typeof staffOrders>['records'][number]
type Place = { status: OrderStatus | undefined; keyword: string; page: number }

/** The orders of all companies, in the look of the queue. */
export default function OrdersPage() {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const of = useText<typeof ordersText>('orders')
  const lang = useLang()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const place: Place = {
    status: VIEWS.find((status) => status === query.get('status')),
    keyword: query.get('keyword') ?? '',
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  }
  const { page, status, keyword } = place
  const orders = useCallQuery(
    staffOrders,
    { page, pageSize: PAGE_SIZE, ...(status && { status }), ...(keyword && { keyword }) },
    { staff: true },
  )
  const rows = orders.data?.records ?? []
  const views = [
    { key: '', label: t('view_all'), href: paths.adminOrders({ keyword }) },
    ...VIEWS.map((view) => ({
      key: view,
      label: of(`status_${view}`),
      href: paths.adminOrders({ keyword, status: view }),
    })),
  ]
  return (
    <section className={styles.list} aria-labelledby="orders-title">
      <title>{t('title')}</title>
      <header className={styles.head}>
        <h1 id="orders-title" className={styles.title}>
          {t('title')}
        </h1>
        <Find key={keyword} place={place} />
      </header>
      <div className={styles.views}>
        <LinkTabs label={t('views')} items={views} current={status ?? ''} />
      </div>
      <div className={styles.rows} aria-busy={orders.isPlaceholderData || undefined}>
        {rows.length > 0 ? (
          <Table
            caption={t('caption')}
            columns={columnsOf(t, lang)}
            rows={rows}
            rowKey={(row) => row.id}
            onRowClick={(row) => void navigate(paths.adminOrder(row.id))}
            dense
          />
        ) : (
          <NoMoneyRows query={orders}>
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          </NoMoneyRows>
        )}
      </div>
      <footer className={styles.foot}>
        {orders.data && orders.data.total > 0 && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={orders.data.total}
            hrefOf={(to) => paths.adminOrders({ keyword, status, page: to })}
          />
        )}
      </footer>
    </section>
  )
}

function Find({ place }: { place: Place }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(place.keyword)
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(paths.adminOrders({ status: place.status, keyword: typed.trim() }))
      }}
    >
      <TextField
        label={t('find')}
        hideLabel
        type="search"
        maxLength={100}
        placeholder={t('findPlaceholder')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        start={<IconSearch size={18} />}
      />
    </form>
  )
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
      header: t('columnCompany'),
      cell: ({ company }) => (lang === 'zh' && company.nameOriginal ? company.nameOriginal : company.name),
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
