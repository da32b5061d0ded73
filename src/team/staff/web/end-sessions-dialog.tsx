import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { endColleagueSessions, type StaffScopeRow } from '#staff/contract.ts'
import type { scopesText } from './scopes.text.ts'

/** Signs somebody out wherever they are signed in; the password is asked for by whoever makes the call. */
export function EndSessionsDialog({ person, onClose }: { person: StaffScopeRow; onClose: () => void }) {
  const t = useText<typeof scopesText>('scopes')
  const end = useStaffAction(endColleagueSessions, {
    done: t('sessionsEnded', { name: person.name }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('endSessionsTitle', { name: person.name })}
      onClose={onClose}
      form={{ busy: end.pending, onSubmit: () => end.run({ staffId: person.id }) }}
      submit={t('endSessions')}
      cancel={t('cancel')}
    >
      <p>{t('endSessionsText')}</p>
    </FormDialog>
  )
}
