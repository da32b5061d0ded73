import { userInfo } from '#accounts/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stats } from '#platform/ui/facts.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { IconBriefcase, IconBuildingBank, IconCircleCheck, IconUser } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { OfflineNotice } from '#platform/ui/offline-notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { paths } from '#paths.ts'
import { RegistrationsCard } from '#registrations/web/public.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { countMyServices, listMyServices } from '../../contract.ts'
import type { WorkOrderCard } from '../../records.ts'
import { BuyService } from './buy-service.tsx'
import { ComingDeadlines, useComingDeadlines } from './coming-deadlines.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { PageTitle } from '../page-title.tsx'
import { ServiceRow } from './service-row.tsx'
import { ServiceRowsSkeleton } from '../skeletons.tsx'
import { Todos, useTodos } from './todos.tsx'
import { daysSince, type T } from '../turn-text.ts'
import { useReader } from '../use-reader.ts'
import rows from './service-row.module.css'

export const handle = { auth: true, access: 'seller', texts: ['work-orders', 'registrations', 'ui'] }

const SHOWN = 6
/** Enough to show the longest wait of each party; the counts come from the server. */
const LOOKED_AT = 100

/** Whose turn it is comes first: the counts, what waits for the person, what is under way. */
export default function DashboardPage() {
  const { t, lang, today } = useReader()
  const user = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  const counts = useCallQuery(countMyServices, {})
  const open = useCallQuery(listMyServices, { status: 'OPEN', pageSize: LOOKED_AT })
  const todos = useTodos()
  const deadlines = useComingDeadlines()
  // Shown together: a part that came later would push the others down.
  const isWaiting = [user, counts, open, todos.list, todos.all, deadlines].some(
    ({ data, error }) => !data && !error,
  )
  if (isWaiting) return <DashboardSkeleton />
  return (
    <>
      <PageTitle title={t('dashboard')} />
      <PageHeading
        key="known"
        title={titleOf(t, todos.all.data?.total, user.data?.name)}
        sub={`${user.data?.company.name ?? ''} · ${formatDay(today, lang, 'weekday')}`}
        actions={<BuyService />}
      />
      <Stack gap={20}>
        <OfflineNotice>{t('offlineShown')}</OfflineNotice>
        {counts.data && counts.data.total > 0 && (
          <TurnStats counts={counts.data} orders={open.data?.records ?? []} waiting={todos.all.data?.total} />
        )}
        <ComingDeadlines deadlines={deadlines} />
        <Todos todos={todos} />
        {open.data ? (
          <OpenServices orders={open.data.records} total={open.data.total} bought={counts.data?.total} />
        ) : open.error ? (
          <Card as="div">
            <LoadFailure
              failure={open.error}
              title={t('listFailed')}
              retrying={open.isFetching}
              onRetry={() => void open.refetch()}
            />
          </Card>
        ) : (
          <ServiceRowsSkeleton label={t('loading')} />
        )}
        <RegistrationsCard />
      </Stack>
    </>
  )
}

function DashboardSkeleton() {
  const { t } = useReader()
  return (
    <>
      <PageTitle title={t('dashboard')} />
      <PageHeading key="waiting" title={t('dashboard')} />
      <ServiceRowsSkeleton label={t('loading')} />
    </>
  )
}

/** How much waits is said once it is known, and not before. */
function titleOf(t: T, count: number | undefined, name: string | undefined): string {
  if (count === undefined || name === undefined) return t('dashboard')
  return count === 0 ? t('dashboardNothing', { name }) : t('dashboardTitle', { name, count })
}

function TurnStats(props: {
  counts: OutputOf<typeof countMyServices>
  orders: readonly WorkOrderCard[]
  waiting: number | undefined
}) {
  const { counts, orders } = props
  const { t, today, timeZone } = useReader()
  // The number of the heading: also what waits outside of a service, such as a transfer.
  const waiting = props.waiting ?? counts.byTurn.seller
  const late = orders.filter((order) => order.turn === 'seller' && order.late).length
  const longest = (turn: WorkOrderCard['turn']): string => {
    const waits = orders.flatMap((order) =>
      order.turn === turn && order.turnSince !== null ? [daysSince(order.turnSince, today, timeZone)] : [],
    )
    if (waits.length === 0) return t('none')
    const count = Math.max(...waits)
    return count === 0 ? t('longestToday') : t('longestDays', { count })
  }
  return (
    <Stats
      items={[
        {
          key: 'seller',
          icon: <IconUser size={18} />,
          label: t('yourTurn'),
          value: waiting,
          sub:
            waiting > 0 && counts.byTurn.seller === 0
              ? t('outsideServices')
              : late > 0
                ? t('ofThemLate', { count: late })
                : longest('seller'),
          active: waiting > 0,
        },
        {
          key: 'agency',
          icon: <IconBriefcase size={18} />,
          label: t('withUs'),
          value: counts.byTurn.agency,
          sub: longest('agency'),
        },
        {
          key: 'authority',
          icon: <IconBuildingBank size={18} />,
          label: t('withAuthority', { authority: t('taxOffice') }),
          value: counts.byTurn.authority,
          sub: longest('authority'),
        },
        {
          key: 'finished',
          icon: <IconCircleCheck size={18} />,
          label: t('finishedCount'),
          value: counts.byStatus.COMPLETED,
          sub: counts.byStatus.COMPLETED > 0 ? t('finishedSub') : t('none'),
        },
      ]}
    />
  )
}

function OpenServices(props: {
  orders: readonly WorkOrderCard[]
  total: number
  /** How many services the company ever bought; undefined while that is unknown. */
  bought: number | undefined
}) {
  const { orders, total, bought } = props
  const { t } = useReader()
  if (orders.length === 0) return <NothingInProgress bought={bought} />
  return (
    <Card
      title={t('inProgress')}
      aside={
        total > SHOWN && (
          <Link look="alone" href={paths.myServices({ status: 'OPEN' })}>
            {t('allCount', { count: total })}
          </Link>
        )
      }
      ruled
      flush
    >
      <ul className={rows.list}>
        {orders.slice(0, SHOWN).map((order) => (
          <ServiceRow key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  )
}

/** "No services yet" is for a company that never bought one; with finished ones, only nothing is under way. */
function NothingInProgress({ bought }: { bought: number | undefined }) {
  const { t } = useReader()
  const isNew = bought === 0
  return (
    <Card as="div">
      <EmptyState
        title={t(isNew ? 'noServices' : 'noneInProgress')}
        action={
          isNew ? (
            <ButtonLink variant="primary" href={paths.services()}>
              {t('seeServices')}
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.myServices()}>{t('seeFinished')}</ButtonLink>
          )
        }
      >
        <p>{t(isNew ? 'noServicesText' : 'noneInProgressText')}</p>
      </EmptyState>
    </Card>
  )
}
