import { useState } from 'react'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { LoadFailure } from '../load-failure.tsx'
import { ServiceRowsSkeleton } from '../skeletons.tsx'
import { useReader } from '../use-reader.ts'
import { TodoRow } from './todo-row.tsx'
import rows from './service-row.module.css'

const PAGE_SIZE = 20

export function useTodos() {
  const [page, setPage] = useState(1)
  return { list: useCallQuery(listPendingMatters, { page, pageSize: PAGE_SIZE }), page, setPage }
}

/** Everything that waits for the seller. "Nothing to do" is only said when the server said so. */
export function Todos({ todos: { list, page, setPage } }: { todos: ReturnType<typeof useTodos> }) {
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
    <Card title={t('todos')} ruled flush>
      {total === 0 ? (
        <EmptyState level={3} title={t('nothingToDo')}>
          <p>{t('nothingToDoText')}</p>
        </EmptyState>
      ) : (
        <ul className={rows.list}>
          {records.map((matter, index) => (
            <TodoRow key={matter.id} matter={matter} first={page === 1 && index === 0} />
          ))}
        </ul>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
    </Card>
  )
}
