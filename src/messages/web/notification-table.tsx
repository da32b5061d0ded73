import { zoneName } from '#platform/shared/day-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconLock } from '#platform/ui/icons.ts'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { CHANNELS, type Channel } from '../channels.ts'
import {
  changeNotifications,
  type NotificationSettings,
  readNotifications,
  type TopicSettings,
} from '../contract.ts'
import type { notificationsText } from './notifications.text.ts'
import styles from './notification-table.module.css'

/** How the person is notified, by topic and channel. A page that shows it names the texts `notifications`. */
export function NotificationTable() {
  const t = useText<typeof notificationsText>('notifications')
  const settings = useCallQuery(readNotifications, {})
  if (settings.data)
    return (
      <Card title={t('title')} aside={settings.data.email} flush foot={<Foot settings={settings.data} />}>
        <Choices topics={settings.data.topics} />
      </Card>
    )
  return (
    <Card title={t('title')}>
      {settings.error ? (
        <ErrorState
          title={t('loadFailed')}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        >
          {settings.error.message}
        </ErrorState>
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </Card>
  )
}

function Foot({ settings: { digest } }: { settings: NotificationSettings }) {
  const t = useText<typeof notificationsText>('notifications')
  const lang = useLang()
  return (
    <div className={styles.foot}>
      <span className={styles.always}>
        <IconLock size={16} /> {t('alwaysSent')}
      </span>
      <span>{t('digestAt', { hour: digest.hour, zone: zoneName(digest.timeZone, lang) })}</span>
    </div>
  )
}

function Choices({ topics }: { topics: readonly TopicSettings[] }) {
  const t = useText<typeof notificationsText>('notifications')
  const change = useCallMutation(changeNotifications, {
    invalidates: [readNotifications],
    onSuccess: () => showMessage(t('saved'), 'good'),
  })
  /** What was just pressed is shown at once; a failure puts it back. */
  const shown = (of: TopicSettings, channel: Channel) => {
    const { isPending, variables } = change
    const isPressed = isPending && variables.topic === of.topic && variables.channel === channel
    return isPressed ? variables.on : of[channel]
  }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {t(`channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((of) => (
          <tr key={of.topic}>
            <th scope="row">
              <b>{t(`topic_${of.topic}`)}</b>
              <span>{t(`about_${of.topic}`)}</span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className={styles.channel}>
                {of.locked.includes(channel) ? (
                  <span role="img" aria-label={t('alwaysOn')} title={t('alwaysOn')} className={styles.lock}>
                    <IconLock size={18} />
                  </span>
                ) : (
                  <input
                    type="checkbox"
                    checked={shown(of, channel)}
                    aria-label={`${t(`topic_${of.topic}`)}: ${t(`channel_${channel}`)}`}
                    onChange={(event) =>
                      change.mutate({ topic: of.topic, channel, on: event.target.checked })
                    }
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
