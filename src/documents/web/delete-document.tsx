import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { deleteDocument, type VaultDocument } from '../vault-contract.ts'
import { isStaleRead } from './stale-reads.ts'
import type { vaultText } from './vault.text.ts'

/** Asks before a document is deleted, and says why it cannot be. */
export function DeleteDocument({
  document: { uploadId, label },
  onClose,
  onDone,
}: {
  document: VaultDocument
  onClose: () => void
  onDone: () => void
}) {
  const t = useText<typeof vaultText>('vault')
  const [refused, setRefused] = useState<string>()
  const deletion = useCallMutation(deleteDocument, {
    invalidates: isStaleRead,
    quiet: true,
    onSuccess() {
      showMessage(t('nowDeleted', { name: label }), 'good')
      onDone()
    },
    onError: (failure) => setRefused(failure.message),
  })
  return (
    <Dialog title={t('deleteTitle')} onClose={onClose}>
      <Stack gap={20}>
        {refused === undefined ? (
          <p>{t('deleteText', { name: label })}</p>
        ) : (
          <Notice tone="warn" role="alert">
            {refused}
          </Notice>
        )}
        <Row gap={12}>
          {refused === undefined && (
            <Button
              variant="dangerFilled"
              loading={deletion.isPending}
              onClick={() => deletion.mutate({ uploadId })}
            >
              {t('deleteNow')}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t(refused === undefined ? 'keep' : 'close')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
