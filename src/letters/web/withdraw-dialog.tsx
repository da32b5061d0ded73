import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listLetters, revokeLetter, type Letter } from '../contract.ts'
import type { lettersText } from './letters.text.ts'

/** Asks before a letter is withdrawn, which cannot be undone. */
export function WithdrawDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const t = useText<typeof lettersText>('letters')
  const { id, number } = letter
  const end = useCallMutation(revokeLetter, {
    invalidates: [listLetters],
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
