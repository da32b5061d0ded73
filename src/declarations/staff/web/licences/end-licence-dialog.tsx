import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { endLicence } from '../../licences-contract.ts'
import type { licencesStaffText } from '../licences-staff.text.ts'
import type { Licence } from './licence-columns.tsx'

export function EndLicenceDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const t = useText<typeof licencesStaffText>('licences-staff')
  const end = useStaffAction(endLicence, { done: t('endDone'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('endNamed', { number: licence.number })}
      onClose={onClose}
      form={{ busy: end.pending, onSubmit: () => end.run({ id: licence.id }) }}
      submit={t('endNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('endText')}</p>
    </FormDialog>
  )
}
