import type { ReactNode } from 'react'
import { companyInfo } from '#accounts/contract.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useSiteConfig } from './use-payment-method.ts'

type Read<T> = {
  data: T | undefined
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

/** What is confirmed, once everything is there that stands beside it; until then that it loads, or why it cannot. */
export function ConfirmFrame<T>(props: {
  read: Read<T>
  failed: string
  safe?: string
  loading: string
  children: (data: T) => ReactNode
}) {
  const { read, failed, safe, loading, children } = props
  // Asked for here, and shown together: one that came later would push the others down.
  const company = useCallQuery(companyInfo, {})
  const config = useSiteConfig()
  const isWaiting = [company, config].some(({ data, error }) => !data && !error)
  if (read.data && !isWaiting) return children(read.data)
  return (
    <Card>
      {read.error ? (
        <ErrorState
          title={failed}
          {...(safe !== undefined && { safe })}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        >
          {read.error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={8} label={loading} />
      )}
    </Card>
  )
}
