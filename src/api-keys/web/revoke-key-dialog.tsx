import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type ApiKey, listApiKeys, revokeApiKey } from '../contract.ts'
import type { apiKeysText } from './api-keys.text.ts'

export function RevokeKeyDialog({ one: { id, name }, onClose }: { one: ApiKey; onClose: () => void }) {
  const t = useText<typeof apiKeysText>('api-keys')
  const revoke = useCallMutation(revokeApiKey, {
    invalidates: [listApiKeys],
    onSuccess: () => {
      showMessage(t('revoked', { name }), 'good')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('revokeTitle', { name })}
      onClose={onClose}
      form={{ busy: revoke.isPending, onSubmit: () => revoke.mutate({ id }) }}
      submit={t('revoke')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('revokeText')}</p>
    </FormDialog>
  )
}
