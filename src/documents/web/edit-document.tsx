import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { updateDocument, type VaultDocument } from '../vault-contract.ts'
import { DocumentFields } from './document-fields.tsx'
import { readFields } from './read-fields.ts'
import { isStaleRead } from './stale-reads.ts'
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
      void readCache().invalidateQueries({ predicate: ({ queryKey }) => isStaleRead(String(queryKey[0])) })
      onClose()
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <Stack gap={16}>
        {form.refusal && (
          <Notice tone="bad" role="alert">
            {form.refusal.message}
          </Notice>
        )}
        <TextField
          name="name"
          label={t('fileName')}
          defaultValue={stem}
          maxLength={120}
          autoComplete="off"
          error={form.errors['name']}
        />
        <DocumentFields known={document} errors={form.errors} />
        <Row gap={12}>
          <Button type="submit" variant="primary" loading={form.busy}>
            {t('save')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
