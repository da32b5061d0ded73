import { useCallForm } from '#accounts/web/public.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { updateDocument, type VaultDocument } from '../vault-contract.ts'
import { DocumentFields } from './document-fields.tsx'
import { DocumentForm, refreshDocuments } from './document-form.tsx'
import { readFields } from './read-fields.ts'
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
      refreshDocuments()
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
      <DocumentForm form={form} submit={t('addNow')} onCancel={onClose}>
        <UploadBox box={box} error={box.file ? undefined : form.errors['file']} />
        <DocumentFields known={known} errors={form.errors} />
      </DocumentForm>
    </Dialog>
  )
}
