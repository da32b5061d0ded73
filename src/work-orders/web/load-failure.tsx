import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { NETWORK, type CallFailure } from '#platform/web/api.ts'
import { failureKind } from './failure-kind.ts'
import { useReader } from './use-reader.ts'

/** A part of the page that could not be loaded: of another company, no longer allowed, or failed, with a retry. */
export function LoadFailure(props: {
  failure: CallFailure
  title: string
  safe?: string
  retrying?: boolean
  onRetry: () => void
}) {
  const { failure, title, safe, retrying, onRetry } = props
  const { t } = useReader()
  const kind = failureKind(failure.error)
  if (kind === 'elsewhere') return <NoPermission title={t('elsewhereTitle')}>{failure.message}</NoPermission>
  if (kind === 'forbidden')
    return <NoPermission title={t('noPermissionTitle')}>{t('noPermissionText')}</NoPermission>
  return (
    <ErrorState title={title} safe={safe} onRetry={onRetry} retrying={retrying}>
      {failure.code === NETWORK ? failure.message : `${failure.message}${reference(failure)}`}
    </ErrorState>
  )
}

export function isNotFound(failure: CallFailure): boolean {
  return failure.error?.endsWith('not_found') === true
}

/** For support when the error is ours. */
function reference(failure: CallFailure): string {
  return failure.requestId === undefined ? '' : ` (${failure.requestId})`
}
