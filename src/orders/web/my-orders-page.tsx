import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { listOrders, type OrderSummary } from '../contract.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrdersFilters } from './orders-filters.tsx'
import { readOrdersView } from './orders-view.ts'
import type { ordersText } from './orders.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['orders', 'ui'] }

const PAGE_SIZE = 20

export default function MyOrdersPage() {
  const t = useText<typeof ordersText>('orders')
  const [query] = useSearchParams()
  const view = readOrdersView(query)
  const page = readPage(query)
  const orders = useCallQuery(listOrders, { ...view, page, pageSize: PAGE_SIZE })
  const isNarrowed = Object.keys(view).length > 0
  const hasAny = isNarrowed || orders.data?.total !== 0
  return (
    <>
      <title>{t('listTitle')}</title>
      <PageHeading title={t('listTitle')} />
      <Stack gap={20}>
        {hasAny && <OrdersFilters view={view} />}
        <Card key={orders.data ? 'found' : 'waiting'} flush={Boolean(orders.data?.records.length)}>
          {orders.data ? (
            <Found orders={orders.data.records} isNarrowed={isNarrowed} />
          ) : (
            <NotRead query={orders} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
          )}
        </Card>
        {orders.data && orders.data.total > 0 && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={orders.data.total}
            hrefOf={(to) => paths.myOrders({ ...view, page: to })}
          />
        )}
      </Stack>
    </>
  )
}

function Found({ orders, isNarrowed }: { orders: readonly OrderSummary[]; isNarrowed: boolean }) {
  const t = useText<typeof ordersText>('orders')
  const navigate = useNavigate()
  if (orders.length > 0)
    return (
      <Table
        caption={t('listTitle')}
        columns={columnsOf(t)}
        rows={orders}
        rowKey={(order) => order.id}
        onRowClick={(order) => void navigate(paths.order(order.id))}
      />
    )
  if (isNarrowed)
    return (
      <EmptyState
        title={t('emptyFiltered')}
        action={<ButtonLink href={paths.myOrders()}>{t('showAll')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('empty')}
      action={
        <ButtonLink variant="primary" href={paths.services()}>
          {t('chooseService')}
        </ButtonLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}

function columnsOf(t: Translate<typeof ordersText>): Column<OrderSummary>[] {
  return [
    {
      key: 'number',
      header: t('columnNumber'),
      primary: true,
      cell: (order) => (
        <Link href={paths.order(order.id)} look="alone">
          {order.number}
        </Link>
      ),
    },
    { key: 'services', header: t('columnServices'), cell: (order) => servicesOf(t, order) },
    {
      key: 'date',
      header: t('columnDate'),
      cell: (order) => <DateText value={order.createdAt} format="fullTime" />,
    },
    { key: 'status', header: t('columnStatus'), cell: (order) => <OrderBadge status={order.status} /> },
    {
      key: 'total',
      header: t('columnTotal'),
      numeric: true,
      cell: (order) => <Money value={order.total} strong />,
    },
  ]
}

function servicesOf(t: Translate<typeof ordersText>, { titles }: OrderSummary): string {
  const [first = '', ...more] = titles
  return more.length === 0 ? first : t('moreServices', { name: first, count: more.length })
}
