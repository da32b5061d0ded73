import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { queueFilterText } from './queue-filter.text.ts'

type Props = { count: number; busy: boolean; onRemind: () => void; onClose: () => void }

/** Mails leave for good: how many is said before. */
export function RemindDialog({ count, busy, onRemind, onClose }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  return (
    <FormDialog
      title={t('remindTitle', { count })}
      onClose={onClose}
      form={{ busy, onSubmit: onRemind }}
      submit={t('remindNow', { count })}
      cancel={t('cancel')}
    >
      <p>{t('remindText')}</p>
    </FormDialog>
  )
}
