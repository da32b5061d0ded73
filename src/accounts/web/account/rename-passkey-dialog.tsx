import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { renamePasskey } from '../../passkeys-contract.ts'
import { type Passkey, readSecurity } from '../../security-contract.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { type FieldErrors, textOf, useCallForm } from '../use-call-form.ts'
import type { securityText } from './security.text.ts'

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText<typeof securityText>('security')
  const form = useCallForm(renamePasskey, {
    idPrefix: 'passkey-',
    read: (data) => ({ id: passkey.id, name: textOf(data, 'name') }),
    check: ({ name }): FieldErrors => (name === '' ? { name: t('passkeyNameMissing') } : {}),
    onDone(security) {
      readCache().setQueryData([readSecurity.path, {}], security)
      onClose()
    },
  })
  return (
    <Dialog title={t('rename')} onClose={onClose}>
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'name')}
          label={t('passkeyName')}
          defaultValue={passkey.name}
          maxLength={60}
        />
        <DialogButtons busy={form.busy} submit={t('saveName')} cancel={t('cancel')} onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
