import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { removeAgencyDay } from '../contract.ts'
import type { teamText } from './team.text.ts'

export function RemoveDayDialog({
  day,
  country,
  onClose,
}: {
  day: { day: string; name: string | null }
  country: string
  onClose: () => void
}) {
  const t = useText<typeof teamText>('team')
  const lang = useLang()
  const remove = useStaffAction(removeAgencyDay, { done: t('dayRemoved'), onDone: onClose, toastsAll: true })
  const name = `${formatDay(day.day, lang, 'medium')} · ${day.name ?? ''}`
  return (
    <FormDialog
      title={t('removeDay')}
      onClose={onClose}
      form={{ busy: remove.pending, onSubmit: () => remove.run({ day: day.day, country }) }}
      submit={t('removeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeDayText', { name })}</p>
    </FormDialog>
  )
}
