import { ErrorState } from './error-state.tsx'
import { SkeletonRows } from './skeleton.tsx'

type Query = { error: Error | null; isFetching: boolean; refetch(): unknown }

/** In the place of what a query brings: that it is being read, or what failed, with a way to try again. */
export function NotRead(props: { query: Query; loading: string; title: string; safe: string }) {
  const { query, loading, title, safe } = props
  if (!query.error) return <SkeletonRows label={loading} />
  return (
    <ErrorState title={title} safe={safe} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {query.error.message}
    </ErrorState>
  )
}
