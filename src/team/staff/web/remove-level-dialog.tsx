import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { removeLevel } from '../contract.ts'
import type { Level } from './level-columns.tsx'
import type { teamText } from './team.text.ts'
import { useNames } from './use-names.ts'

export function RemoveLevelDialog({ level, onClose }: { level: Level; onClose: () => void }) {
  const t = useText<typeof teamText>('team')
  const { nameOf } = useNames()
  const remove = useStaffAction(removeLevel, { done: t('levelRemoved'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('removeLevel')}
      onClose={onClose}
      form={{ busy: remove.pending, onSubmit: () => level.id !== null && remove.run({ levelId: level.id }) }}
      submit={t('removeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeLevelText', { name: nameOf(level) })}</p>
    </FormDialog>
  )
}
