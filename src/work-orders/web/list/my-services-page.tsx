import { useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Button } from '#platform/ui/button.tsx'
import { OfflineNotice } from '#platform/ui/offline-notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { countMyServices, listMyServices } from '../../contract.ts'
import { TURNS, WORK_ORDER_STATUSES, type Turn, type WorkOrderStatus } from '../../states.ts'
import { BuyService } from './buy-service.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { PageTitle } from '../page-title.tsx'
import { ServiceRow } from './service-row.tsx'
import { ServicesFilters, type Filters } from './services-filters.tsx'
import { ServiceRowsSkeleton } from '../skeletons.tsx'
import { useReader } from '../use-reader.ts'
import rows from './service-row.module.css'

export const handle = { auth: true, access: 'seller', texts: ['work-orders', 'ui'] }

const PAGE_SIZE = 20

/** The filters in the address; unknown values are ignored. */
function readFilters(search: URLSearchParams): Filters {
  const status = search.get('status') as WorkOrderStatus | null
  const turn = search.get('turn') as Turn | null
  const country = search.get('country')
  const keyword = search.get('keyword')?.trim().slice(0, 80)
  return {
    ...(status && WORK_ORDER_STATUSES.includes(status) && { status }),
    ...(turn && turn !== 'none' && TURNS.includes(turn) && { turn }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(keyword && { keyword }),
  }
}

/** All work orders of the company, filtered by status, turn, country and keyword; the filters are in the address. */
export default function MyServicesPage() {
  const { t } = useReader()
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const page = readPage(search)
  const list = useCallQuery(listMyServices, { ...filters, page, pageSize: PAGE_SIZE })
  const counts = useCallQuery(countMyServices, {})
  const isFiltered = Object.keys(filters).length > 0
  const hasAny = isFiltered || counts.data?.total !== 0
  const show = (next: Filters, to = 1) => {
    const query = new URL(paths.myServices({ ...next, ...(to > 1 && { page: to }) }), 'https://x.invalid')
      .searchParams
    setSearch(query, { preventScrollReset: true })
  }
  return (
    <>
      <PageTitle title={t('myServices')} />
      <PageHeading title={t('myServices')} sub={t('myServicesSub')} actions={<BuyService />} />
      <Stack gap={16}>
        <OfflineNotice>{t('offlineShown')}</OfflineNotice>
        {hasAny && (
          <ServicesFilters key={filters.keyword} filters={filters} counts={counts.data} onChange={show} />
        )}
        <ServiceList
          list={list}
          isFiltered={isFiltered}
          onClear={() => show({})}
          onPage={(to) => show(filters, to)}
        />
      </Stack>
    </>
  )
}

type ListQuery = ReturnType<
  typeof useCallQuery<(typeof listMyServices)['input'], (typeof listMyServices)['output']>
>

function ServiceList(props: {
  list: ListQuery
  isFiltered: boolean
  onClear: () => void
  onPage: (page: number) => void
}) {
  const { list, isFiltered, onClear, onPage } = props
  const { t } = useReader()
  if (!list.data)
    return list.error ? (
      <Card as="div">
        <LoadFailure
          failure={list.error}
          title={t('listFailed')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Card>
    ) : (
      <ServiceRowsSkeleton label={t('loading')} />
    )
  const { records, total, more, page, pageSize } = list.data
  if (records.length === 0)
    return (
      <Card as="div">
        <EmptyState
          title={t(isFiltered ? 'noMatch' : 'noServices')}
          action={
            isFiltered ? (
              <Button onClick={onClear}>{t('clearFilters')}</Button>
            ) : (
              <ButtonLink variant="primary" href={paths.services()}>
                {t('seeServices')}
              </ButtonLink>
            )
          }
        >
          <p>{t(isFiltered ? 'noMatchText' : 'noServicesText')}</p>
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Card as="section" flush aria-label={t('listLabel')} aria-busy={list.isPlaceholderData}>
        <ul className={rows.list}>
          {records.map((order) => (
            <ServiceRow key={order.id} order={order} numbered />
          ))}
        </ul>
      </Card>
      <Pager page={page} pageSize={pageSize} total={total} more={more} onPage={onPage} />
    </>
  )
}
