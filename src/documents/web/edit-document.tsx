import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { updateDocument, type VaultDocument } from '../vault-contract.ts'
import { DocumentFields } from './document-fields.tsx'
import { DocumentForm, refreshDocuments } from './document-form.tsx'
import { readFields } from './read-fields.ts'
import type { vaultText } from './vault.text.ts'

/** Only what was changed is sent: it then counts before what forms say. */
export function EditDocument({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  const t = useText<typeof vaultText>('vault')
  const { uploadId } = document
  const stem = document.name.replace(/\.[a-z]+$/, '')
  const form = useCallForm(updateDocument, {
    read(data) {
      const { kind, person, expiresOn } = readFields(data)
      const name = textOf(data, 'name')
      return {
        uploadId,
        ...(name !== '' && name !== stem && { name }),
        ...(kind !== document.kind && { kind }),
        ...(person !== document.person && { person }),
        ...(expiresOn !== document.expiresOn && { expiresOn }),
      }
    },
    onDone() {
      showMessage(t('saved'), 'good')
      refreshDocuments()
      onClose()
    },
  })
  return (
    <DocumentForm form={form} submit={t('save')} onCancel={onClose}>
      <TextField
        name="name"
        label={t('fileName')}
        defaultValue={stem}
        maxLength={120}
        autoComplete="off"
        error={form.errors['name']}
      />
      <DocumentFields known={document} errors={form.errors} />
    </DocumentForm>
  )
}
