import { useCallForm } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { updateDocument, type VaultDocument } from '../vault-contract.ts'
import { DocumentFields } from './document-fields.tsx'
import { readFields } from './read-fields.ts'
import { isStaleRead } from './stale-reads.ts'
import { UploadBox } from './upload-box.tsx'
import { useUploadBox } from './use-upload-box.ts'
import type { vaultText } from './vault.text.ts'

/** A file ahead of need, or the successor of one that ends. */
export function AddDocumentDialog(props: {
  replaces?: VaultDocument
  onClose: () => void
  onDone?: () => void
}) {
  const { replaces, onClose, onDone = onClose } = props
  const t = useText<typeof vaultText>('vault')
  const box = useUploadBox()
  const form = useCallForm(updateDocument, {
    read: (data) => ({
      uploadId: box.file?.uploadId ?? '',
      ...readFields(data),
      ...(replaces && { replaces: replaces.uploadId }),
    }),
    check: (): Record<string, string> => (box.file ? {} : { file: t('fileMissing') }),
    onDone() {
      showMessage(t('added'), 'good')
      void readCache().invalidateQueries({ predicate: ({ queryKey }) => isStaleRead(String(queryKey[0])) })
      onDone()
    },
  })
  const known = {
    kind: replaces?.kind ?? 'OTHER',
    person: replaces?.person ?? null,
    expiresOn: null,
  } as const
  return (
    <Dialog title={replaces ? t('newerOf', { name: replaces.label }) : t('addTitle')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <Stack gap={16}>
          {form.refusal && (
            <Notice tone="bad" role="alert">
              {form.refusal.message}
            </Notice>
          )}
          <UploadBox box={box} error={box.file ? undefined : form.errors['file']} />
          <DocumentFields known={known} errors={form.errors} />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={form.busy}>
              {t('addNow')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
