import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { cancelImport, importDetail, listImports, type SalesImport } from '../contract.ts'
import type { importsText } from './imports.text.ts'

/** Asks before an import is called off. */
export function CancelDialog({ one, onClose }: { one: SalesImport; onClose: () => void }) {
  const t = useText<typeof importsText>('imports')
  const name = one.fileName
  const cancel = useCallMutation(cancelImport, {
    invalidates: [listImports, importDetail],
    onSuccess: () => {
      showMessage(t('cancelled', { name }), 'good')
      onClose()
    },
  })
  return (
    <Dialog title={t('cancelTitle', { name })} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('cancelText')}</p>
        <Row gap={12}>
          <Button
            variant="dangerFilled"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ importId: one.id })}
          >
            {t('cancel')}
          </Button>
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {t('keep')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
