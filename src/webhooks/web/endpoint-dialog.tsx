import { useState } from 'react'
import { CallFormFrame, fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { readCache } from '#platform/web/query.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { createWebhook, type Endpoint, listWebhooks, updateWebhook } from '../contract.ts'
import { EVENT_TYPES, type EventType } from '../event-types.ts'
import { EVENT_NAMES } from './event-names.ts'
import { useWebhooksText } from './use-webhooks-text.ts'
import styles from './webhooks.module.css'

type Props = { endpoint?: Endpoint; onSecret: (secret: string) => void; onClose: () => void }

/** Where it is and what it is told. A new one chooses everything, which can be taken back. */
export function EndpointDialog({ endpoint, onSecret, onClose }: Props) {
  const { t } = useWebhooksText()
  const [events, setEvents] = useState<readonly EventType[]>(endpoint?.events ?? EVENT_TYPES)
  const form = useEndpointForm({ ...(endpoint && { endpoint }), onSecret, onClose, events })
  return (
    <Dialog title={t(endpoint ? 'editTitle' : 'addTitle')} onClose={onClose}>
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'url')}
          label={t('url')}
          help={t('urlHelp')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={endpoint?.url ?? ''}
          maxLength={500}
        />
        <TextField
          {...fieldOf(form, 'description')}
          label={t('description')}
          help={t('descriptionHelp')}
          optional
          defaultValue={endpoint?.description ?? ''}
          maxLength={80}
        />
        <ChoiceChips
          name="events"
          legend={t('events')}
          look="list"
          multiple
          value={events}
          error={form.errors['events']}
          onChange={(value, checked) =>
            setEvents(EVENT_TYPES.filter((type) => (type === value ? checked : events.includes(type))))
          }
          options={EVENT_TYPES.map((type) => ({
            value: type,
            label: t(EVENT_NAMES[type]),
            detail: <code className={styles.address}>{type}</code>,
          }))}
        />
        <DialogButtons
          busy={form.busy}
          submit={t(endpoint ? 'save' : 'add')}
          cancel={t('cancel')}
          onClose={onClose}
        />
      </CallFormFrame>
    </Dialog>
  )
}

const stale = () => void readCache().invalidateQueries({ queryKey: [listWebhooks.path] })

function useEndpointForm({ endpoint, onSecret, onClose, events }: Props & { events: readonly EventType[] }) {
  const { t } = useWebhooksText()
  const read = (data: FormData) => ({
    url: textOf(data, 'url'),
    description: textOf(data, 'description'),
    events: [...events],
  })
  const check = ({ url, events: chosen }: { url?: string; events?: readonly EventType[] }) => ({
    ...(url === '' && { url: t('urlMissing') }),
    ...(chosen?.length === 0 && { events: t('eventsMissing') }),
  })
  const create = useCallForm(createWebhook, {
    idPrefix: 'webhook-',
    read,
    check,
    onDone({ secret }) {
      stale()
      onClose()
      onSecret(secret)
    },
  })
  const update = useCallForm(updateWebhook, {
    idPrefix: 'webhook-',
    read: (data) => ({ id: endpoint?.id ?? '', ...read(data) }),
    check,
    onDone() {
      stale()
      showMessage(t('saved'), 'good')
      onClose()
    },
  })
  return endpoint ? update : create
}
