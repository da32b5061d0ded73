import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
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
    <Dialog title={t('withdrawNamed', { number })} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('withdrawText')}</p>
        <Row gap={12}>
          <Button variant="dangerFilled" loading={end.isPending} onClick={() => end.mutate({ letterId: id })}>
            {t('withdrawNow')}
          </Button>
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {t('keep')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
