import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type Endpoint, listWebhooks, removeWebhook, rotateWebhookSecret } from '../contract.ts'
import { nameOf } from './endpoint-name.ts'
import { useWebhooksText } from './use-webhooks-text.ts'

export function RotateDialog({
  id,
  onSecret,
  onClose,
}: {
  id: string
  onSecret: (secret: string) => void
  onClose: () => void
}) {
  const { t } = useWebhooksText()
  const rotate = useCallMutation(rotateWebhookSecret, {
    invalidates: [listWebhooks],
    onSuccess({ secret }) {
      onClose()
      onSecret(secret)
    },
  })
  return (
    <FormDialog
      title={t('rotateTitle')}
      onClose={onClose}
      form={{ busy: rotate.isPending, onSubmit: () => rotate.mutate({ id }) }}
      submit={t('rotate')}
      cancel={t('cancel')}
    >
      <p>{t('rotateText')}</p>
    </FormDialog>
  )
}

export function RemoveDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { t } = useWebhooksText()
  const remove = useCallMutation(removeWebhook, {
    invalidates: [listWebhooks],
    onSuccess() {
      onClose()
      showMessage(t('removed'), 'good')
    },
  })
  return (
    <FormDialog
      title={t('removeTitle')}
      onClose={onClose}
      form={{ busy: remove.isPending, onSubmit: () => remove.mutate({ id: endpoint.id }) }}
      submit={t('remove')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText', { name: nameOf(endpoint) })}</p>
    </FormDialog>
  )
}
