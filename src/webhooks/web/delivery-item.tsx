import { useState } from 'react'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconChevronDown, IconChevronUp } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { PointItem } from '#platform/ui/points.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type Delivery, listWebhookDeliveries, replayWebhookDelivery } from '../contract.ts'
import { EVENT_NAMES } from './event-names.ts'
import { useWebhooksText } from './use-webhooks-text.ts'
import styles from './webhooks.module.css'

const LOOKS = {
  SENDING: 'neutral',
  WAITING: 'cameBack',
  DELIVERED: 'finished',
  GIVEN_UP: 'wrong',
} as const satisfies Record<string, BadgeVariant>

/** One message of the log; opened, it shows what is sent and what was answered. */
export function DeliveryItem({ id, delivery }: { id: string; delivery: Delivery }) {
  const { t } = useWebhooksText()
  const [open, setOpen] = useState(false)
  const { eventId, type, state, attempts, createdAt } = delivery
  const shown = state === 'WAITING' && attempts === 0 ? 'SENDING' : state
  const replay = useCallMutation(replayWebhookDelivery, {
    invalidates: [listWebhookDeliveries],
    onSuccess: () => showMessage(t('replayed'), 'good'),
  })
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <PointItem
      head={
        <>
          {t(EVENT_NAMES[type])}
          <Badge variant={LOOKS[shown]}>{t(`state_${shown}`)}</Badge>
        </>
      }
      acts={
        <div className={styles.acts}>
          {shown !== 'SENDING' && (
            <Button size={32} loading={replay.isPending} onClick={() => replay.mutate({ id, eventId })}>
              {t('replay')}
            </Button>
          )}
          <IconButton
            size={32}
            variant="bare"
            aria-expanded={open}
            label={t(open ? 'hide' : 'show', { name: t(EVENT_NAMES[type]) })}
            onClick={() => setOpen(!open)}
          >
            <Chevron size={18} />
          </IconButton>
        </div>
      }
    >
      <p className={styles.quiet}>
        <DateText value={createdAt} format="fullTime" />
        <Tries delivery={delivery} />
      </p>
      {delivery.failure !== null && <p className={styles.quiet}>{t(`failure_${delivery.failure}`)}</p>}
      {open && <Contents delivery={delivery} />}
    </PointItem>
  )
}

function Tries({ delivery }: { delivery: Delivery }) {
  const { t, timeOf } = useWebhooksText()
  const { attempts, answerStatus, state, nextTryAt } = delivery
  const said = [
    attempts > 0 && (attempts === 1 ? t('attempt') : t('attempts', { count: attempts })),
    answerStatus !== null && t('answered', { status: answerStatus }),
    state === 'WAITING' && attempts > 0 && nextTryAt !== null && t('next', { time: timeOf(nextTryAt) }),
  ].filter((text) => text !== false)
  return <>{said.map((text) => ` · ${text}`)}</>
}

function Contents({ delivery: { eventId, payload, answerText } }: { delivery: Delivery }) {
  const { t } = useWebhooksText()
  return (
    <Stack gap={8}>
      <p className={styles.quiet}>
        {t('sent')} · <code>{eventId}</code>
      </p>
      <pre className={styles.code}>{JSON.stringify(JSON.parse(payload), null, 2)}</pre>
      <p className={styles.quiet}>{t('answer')}</p>
      <pre className={styles.code}>{answerText ? answerText : t('answerNone')}</pre>
    </Stack>
  )
}
