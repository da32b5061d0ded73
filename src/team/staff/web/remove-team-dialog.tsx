import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { removeTeam } from '../teams-contract.ts'
import type { ShownTeam } from './team-columns.tsx'
import type { teamsText } from './teams.text.ts'

export function RemoveTeamDialog({ team, onClose }: { team: ShownTeam; onClose: () => void }) {
  const t = useText<typeof teamsText>('teams')
  const remove = useStaffAction(removeTeam, { done: t('removed'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('removeTitle', { name: team.name })}
      onClose={onClose}
      form={{ busy: remove.pending, onSubmit: () => remove.run({ teamId: team.id }) }}
      submit={t('removeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
