import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPendingMatters, PENDING_MATTER_TYPES } from '#pending-matters/contract.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { LoadFailure } from '../load-failure.tsx'
import { ServiceRowsSkeleton } from '../skeletons.tsx'
import { useReader } from '../use-reader.ts'
import { TodoRow } from './todo-row.tsx'
import rows from './service-row.module.css'

const PAGE_SIZE = 20

/** Everything that waits, or what the address narrows it to: `?pendingMatterType=FORM`. */
export function useTodos() {
  const [query] = useSearchParams()
  const type = PENDING_MATTER_TYPES.find((one) => one === query.get('pendingMatterType'))
  const [place, setPlace] = useState({ type, page: 1 })
  // Another type begins with its first page.
  const page = place.type === type ? place.page : 1
  const setPage = (to: number) => setPlace({ type, page: to })
  const list = useCallQuery(listPendingMatters, { page, pageSize: PAGE_SIZE, ...(type && { type }) })
  const all = useCallQuery(listPendingMatters, { pageSize: 1 })
  return { list, all, type, page, setPage }
}

/** Everything that waits for the seller. "Nothing to do" is only said when the server said so. */
export function Todos({ todos: { list, type, page, setPage } }: { todos: ReturnType<typeof useTodos> }) {
  const { t } = useReader()
  if (!list.data)
    return list.error ? (
      <Card title={t('todos')}>
        <LoadFailure
          failure={list.error}
          title={t('todosFailed')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Card>
    ) : (
      <ServiceRowsSkeleton label={t('loading')} />
    )
  const { records, total } = list.data
  return (
    <Card
      title={type ? t('todosOfType', { type: t(`matter_${type}`) }) : t('todos')}
      aside={
        type && (
          <Link look="alone" href={paths.dashboard()}>
            {t('allTodos')}
          </Link>
        )
      }
      ruled
      flush
    >
      {total === 0 ? (
        <EmptyState level={3} title={t('nothingToDo')}>
          <p>{t(type ? 'nothingOfTypeText' : 'nothingToDoText')}</p>
        </EmptyState>
      ) : (
        <ul className={rows.list}>
          {records.map((matter, index) => (
            <TodoRow key={matter.id} matter={matter} first={page === 1 && index === 0} />
          ))}
        </ul>
      )}
      {total > PAGE_SIZE && (
        <div className={rows.pages}>
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
        </div>
      )}
    </Card>
  )
}
