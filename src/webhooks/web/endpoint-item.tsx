import { useState } from 'react'
import { joinNames } from '#platform/shared/join-names.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { FrameMenu } from '#platform/ui/frames/frame-menu.tsx'
import { IconDots } from '#platform/ui/icons.ts'
import { PointItem } from '#platform/ui/points.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { showMessage } from '#platform/web/toasts.ts'
import {
  type Endpoint,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  testWebhook,
} from '../contract.ts'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { nameOf } from './endpoint-name.ts'
import { EVENT_NAMES } from './event-names.ts'
import { LogDialog } from './log-dialog.tsx'
import { RemoveDialog, RotateDialog } from './ask-dialogs.tsx'
import { useWebhooksText } from './use-webhooks-text.ts'
import styles from './webhooks.module.css'

type Opened = 'log' | 'edit' | 'rotate' | 'remove'

/** One endpoint: where it is, what it is told, whether it is reached. */
export function EndpointItem({
  endpoint,
  onSecret,
}: {
  endpoint: Endpoint
  onSecret: (secret: string) => void
}) {
  const { t, lang } = useWebhooksText()
  const [opened, setOpened] = useState<Opened>()
  const { id, url, events } = endpoint
  const close = () => setOpened(undefined)
  return (
    <PointItem
      head={
        <>
          <bdi>{nameOf(endpoint)}</bdi>
          <StateBadge endpoint={endpoint} />
        </>
      }
      acts={<Acts endpoint={endpoint} onOpen={setOpened} />}
    >
      <bdi className={styles.address}>{url}</bdi>
      <p className={styles.quiet}>
        {t('events')}
        {lang === 'zh' ? '：' : ': '}
        {joinNames(
          events.map((type) => t(EVENT_NAMES[type])),
          lang,
        )}
      </p>
      <Trouble endpoint={endpoint} />
      {opened === 'log' && <LogDialog endpoint={endpoint} onClose={close} />}
      {opened === 'edit' && <EndpointDialog endpoint={endpoint} onSecret={onSecret} onClose={close} />}
      {opened === 'rotate' && <RotateDialog id={id} onSecret={onSecret} onClose={close} />}
      {opened === 'remove' && <RemoveDialog endpoint={endpoint} onClose={close} />}
    </PointItem>
  )
}

function StateBadge({ endpoint: { disabledAt, failingSince } }: { endpoint: Endpoint }) {
  const { t } = useWebhooksText()
  if (disabledAt !== null) return <Badge variant="wrong">{t('off')}</Badge>
  if (failingSince !== null) return <Badge variant="cameBack">{t('failing')}</Badge>
  return <Badge variant="finished">{t('active')}</Badge>
}

function Trouble({ endpoint }: { endpoint: Endpoint }) {
  const { t, timeOf } = useWebhooksText()
  const { disabledAt, disabledBecause, failingSince, previousUntil } = endpoint
  const said =
    disabledAt !== null
      ? t(`off${disabledBecause ?? 'FAILING'}`, { time: timeOf(disabledAt) })
      : failingSince !== null && t('failingSince', { time: timeOf(failingSince) })
  return (
    <>
      {said && <p className={styles.quiet}>{said}</p>}
      {previousUntil !== null && (
        <p className={styles.quiet}>{t('bothSign', { time: timeOf(previousUntil) })}</p>
      )}
    </>
  )
}

function Acts({ endpoint, onOpen }: { endpoint: Endpoint; onOpen: (what: Opened) => void }) {
  const { t } = useWebhooksText()
  const { id, disabledAt } = endpoint
  const enable = useCallMutation(enableWebhook, {
    invalidates: [listWebhooks],
    onSuccess: () => showMessage(t('enabled'), 'good'),
  })
  const test = useCallMutation(testWebhook, {
    invalidates: [listWebhookDeliveries],
    onSuccess() {
      showMessage(t('tested'), 'good')
      onOpen('log')
    },
  })
  return (
    <div className={styles.acts}>
      {disabledAt !== null && (
        <Button size={32} loading={enable.isPending} onClick={() => enable.mutate({ id })}>
          {t('enable')}
        </Button>
      )}
      <Button size={32} onClick={() => onOpen('log')}>
        {t('log')}
      </Button>
      <FrameMenu
        label={t('more', { name: nameOf(endpoint) })}
        trigger={<IconDots size={20} />}
        items={[
          { label: t('test'), onSelect: () => test.mutate({ id }) },
          { label: t('edit'), onSelect: () => onOpen('edit') },
          { label: t('rotate'), onSelect: () => onOpen('rotate') },
          { label: t('remove'), danger: true, onSelect: () => onOpen('remove') },
        ]}
      />
    </div>
  )
}
