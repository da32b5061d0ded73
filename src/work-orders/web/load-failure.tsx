import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { NETWORK, type CallFailure } from '#platform/web/api.ts'
import { useReader } from './use-reader.ts'

/** A part of the page that could not be loaded: no longer allowed, or failed, with a retry. */
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

/** The person is signed in, but the company has withdrawn the permission. */
function isForbidden(failure: CallFailure): boolean {
  return /(^|[._])(forbidden|not_active|not_allowed|not_permitted)$/.test(failure.error ?? '')
}

export function isNotFound(failure: CallFailure): boolean {
  return failure.error?.endsWith('not_found') === true
}

/** For support when the error is ours. */
function reference(failure: CallFailure): string {
  return failure.requestId === undefined ? '' : ` (${failure.requestId})`
}
