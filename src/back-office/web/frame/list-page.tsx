import type { ReactNode } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table, type TableProps } from '#platform/ui/table.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'
import styles from './list-page.module.css'

type Listed<T> = {
  data: { records: readonly T[]; total: number; page: number; pageSize: number } | undefined
  error: CallFailure | null
  isFetching: boolean
  refetch: () => unknown
}

/** A list of the back office: heading, filters, table, pages, and each of the states that it can be in. */
export function ListPage<T>(props: {
  title: string
  sub?: ReactNode
  actions?: ReactNode
  /** Search and filters, above the table. */
  filters?: ReactNode
  list: Listed<T>
  columns: TableProps<T>['columns']
  rowKey: (row: T) => string
  onRowClick?: (row: T) => void
  /** When there is nothing, or nothing that fits the filters. */
  empty: { title: string; text?: string; action?: ReactNode }
  hrefOf: (page: number) => string
}) {
  const { title, sub, actions, filters, list, hrefOf } = props
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <PageHeading title={title} sub={sub} actions={actions} />
      {filters && <div className={styles.filters}>{filters}</div>}
      <Card flush={Boolean(list.data?.records.length)} aria-busy={list.isFetching && !list.data}>
        <Found {...props} />
      </Card>
      {list.data && list.data.total > 0 && (
        <Pager page={list.data.page} pageSize={list.data.pageSize} total={list.data.total} hrefOf={hrefOf} />
      )}
    </div>
  )
}

function Found<T>({ title, list, columns, rowKey, onRowClick, empty }: Parameters<typeof ListPage<T>>[0]) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  if (list.data && list.data.records.length > 0)
    return (
      <Table
        dense
        caption={title}
        columns={columns}
        rows={list.data.records}
        rowKey={rowKey}
        {...(onRowClick && { onRowClick })}
      />
    )
  if (list.data)
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  if (list.error?.error === 'wire.staff_role')
    return <NoPermission title={t('noRoleTitle')}>{t('noRoleText')}</NoPermission>
  if (list.error)
    return (
      <ErrorState
        title={t('listFailed')}
        safe={t('nothingLost')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    )
  return <SkeletonRows rows={8} label={t('loading')} />
}
