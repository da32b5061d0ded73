import { ErrorState } from '#platform/ui/error-state.tsx'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'

export type FailedRead = { error: CallFailure | null; isFetching: boolean; refetch: () => unknown }
/** Who may see this instead, in the module's text. */
export type NoRole = { title: string; text: string }

/** Why a part of the back office is not shown: the role may not see it, or it failed to load. */
export function StaffLoadFailure({
  read,
  title,
  noRole,
}: {
  read: FailedRead
  title: string
  noRole?: NoRole | undefined
}) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  if (read.error?.error === 'wire.staff_role')
    return (
      <NoPermission title={noRole?.title ?? t('noRoleTitle')}>{noRole?.text ?? t('noRoleText')}</NoPermission>
    )
  return (
    <ErrorState
      title={title}
      safe={t('nothingChanged')}
      onRetry={() => void read.refetch()}
      retrying={read.isFetching}
    >
      {read.error?.message}
    </ErrorState>
  )
}
