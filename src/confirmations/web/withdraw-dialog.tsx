import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listConfirmations, revokeConfirmation, type Confirmation } from '../contract.ts'
import type { confirmationsText } from './confirmations.text.ts'

/** Asks before a letter is withdrawn, which cannot be undone. */
export function WithdrawDialog({ letter, onClose }: { letter: Confirmation; onClose: () => void }) {
  const t = useText<typeof confirmationsText>('confirmations')
  const { id, number } = letter
  const end = useCallMutation(revokeConfirmation, {
    invalidates: [listConfirmations],
    onSuccess: () => {
      showMessage(t('withdrawn', { number }), 'good')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('withdrawNamed', { number })}
      onClose={onClose}
      form={{ busy: end.isPending, onSubmit: () => end.mutate({ letterId: id }) }}
      submit={t('withdrawNow')}
      cancel={t('keep')}
      danger
    >
      <p>{t('withdrawText')}</p>
    </FormDialog>
  )
}
