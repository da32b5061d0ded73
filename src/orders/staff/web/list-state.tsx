import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

/** Why a list of orders or money has no rows: still read, failed, not for this role, or empty. */
export function NoMoneyRows({
  query,
  children,
}: {
  query: UseQueryResult<unknown, CallFailure>
  /** What is shown when there is nothing. */
  children: ReactNode
}) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  if (query.data) return children
  if (query.error) return <MoneyFailure query={query} />
  return <SkeletonRows rows={10} label={t('loading')} />
}

export function MoneyFailure({ query }: { query: UseQueryResult<unknown, CallFailure> }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  if (query.error?.error === 'wire.staff_role')
    return <NoPermission title={t('noRoleTitle')}>{t('noRoleText')}</NoPermission>
  return (
    <ErrorState
      title={t('loadFailed')}
      safe={t('nothingChanged')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {query.error?.message}
    </ErrorState>
  )
}
