import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { removeAbsence } from '../absences-contract.ts'
import type { ShownAbsence } from './absence-columns.tsx'
import type { absencesText } from './absences.text.ts'

export function RemoveAbsenceDialog({ absence, onClose }: { absence: ShownAbsence; onClose: () => void }) {
  const t = useText<typeof absencesText>('absences')
  const remove = useStaffAction(removeAbsence, { done: t('removed'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('removeTitle')}
      onClose={onClose}
      form={{ busy: remove.pending, onSubmit: () => remove.run({ absenceId: absence.id }) }}
      submit={t('removeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText', { name: absence.name })}</p>
    </FormDialog>
  )
}
