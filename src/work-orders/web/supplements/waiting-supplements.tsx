import { useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listMyServices } from '../../contract.ts'
import type { WorkOrderCard } from '../../records.ts'
import { LoadFailure } from '../load-failure.tsx'
import { PageTitle } from '../page-title.tsx'
import { ServiceRowsSkeleton } from '../skeletons.tsx'
import { useReader } from '../use-reader.ts'
import cards from '../cards/cards.module.css'
import styles from './supplements.module.css'
import type { supplementsText } from './supplements.text.ts'

const PAGE_SIZE = 20

/** The work orders with supplements that wait. */
export function WaitingSupplements() {
  const t = useText<typeof supplementsText>('supplements')
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const list = useCallQuery(listMyServices, { supplements: 'waiting', page, pageSize: PAGE_SIZE })
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeading title={t('title')} sub={t('subList')} />
      {list.data ? (
        <>
          <Rows records={list.data.records} />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            more={list.data.more}
            onPage={(to) => setSearch(to > 1 ? { page: String(to) } : {})}
          />
        </>
      ) : list.error ? (
        <Card as="div">
          <LoadFailure
            failure={list.error}
            title={t('failed')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </Card>
      ) : (
        <ServiceRowsSkeleton label={t('loading')} />
      )}
    </>
  )
}

function Rows({ records }: { records: readonly WorkOrderCard[] }) {
  const t = useText<typeof supplementsText>('supplements')
  if (records.length === 0)
    return (
      <Card as="div">
        <EmptyState
          title={t('noneAsked')}
          action={<ButtonLink href={paths.myServices()}>{t('toServices')}</ButtonLink>}
        >
          <p>{t('noneAskedText')}</p>
        </EmptyState>
      </Card>
    )
  return (
    <Card as="section" flush aria-label={t('title')}>
      <ul className={styles.list}>
        {records.map((order) => (
          <WaitingRow key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  )
}

function WaitingRow({ order }: { order: WorkOrderCard }) {
  const t = useText<typeof supplementsText>('supplements')
  const { lang } = useReader()
  const { waiting, dueAt, late } = order.supplements
  const due = dueAt === null ? '' : t(late ? 'late' : 'dueBy', { date: formatDay(dueAt, lang, 'weekday') })
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          <Flag code={order.country} /> {order.product.name}
        </span>
        <span className={cards.quiet}>{order.number}</span>
        <span className={late ? styles.late : cards.quiet}>
          {t('waiting', { count: waiting })} · {due}
        </span>
      </div>
      <ButtonLink
        variant="primary"
        href={paths.replenishInfo(order.id)}
        aria-label={`${t('open')}: ${order.product.name}`}
      >
        {t('open')}
      </ButtonLink>
    </li>
  )
}
