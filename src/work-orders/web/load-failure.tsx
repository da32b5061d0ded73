import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { NETWORK, type CallFailure } from '#platform/web/api.ts'
import { useReader } from './use-reader.ts'

/** A part of the page that could not be read: not allowed any more, or failed, with a way to try again. */
export function LoadFailure(props: {
  failure: CallFailure
  title: string
  safe?: string
  retrying?: boolean
  onRetry: () => void
}) {
  const { failure, title, safe, retrying, onRetry } = props
  const { t } = useReader()
  if (isForbidden(failure))
    return <NoPermission title={t('noPermissionTitle')}>{t('noPermissionText')}</NoPermission>
  return (
    <ErrorState title={title} safe={safe} onRetry={onRetry} retrying={retrying}>
      {failure.code === NETWORK ? failure.message : `${failure.message}${reference(failure)}`}
    </ErrorState>
  )
}

/** The person is signed in, and the company has taken the right away. */
function isForbidden(failure: CallFailure): boolean {
  return /(^|[._])(forbidden|not_active|not_allowed|not_permitted)$/.test(failure.error ?? '')
}

export function isNotFound(failure: CallFailure): boolean {
  return failure.error?.endsWith('not_found') === true
}

/** What support asks for when the fault is ours. */
function reference(failure: CallFailure): string {
  return failure.requestId === undefined ? '' : ` (${failure.requestId})`
}
