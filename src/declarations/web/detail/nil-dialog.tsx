import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { stateNil } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { TOUCHED } from './use-declaration.ts'

/** The statement without which nothing is filed as nil. */
export function NilDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const state = useCallMutation(stateNil, {
    invalidates: TOUCHED,
    onSuccess: () => {
      showMessage(t('nilDone'), 'good')
      onClose()
    },
  })
  return (
    <Dialog title={t('nilTitle')} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('nilText')}</p>
        <Row gap={12}>
          <Button variant="primary" loading={state.isPending} onClick={() => state.mutate({ id })}>
            {t('nilNow')}
          </Button>
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
