import { useSyncExternalStore } from 'react'
import { Door } from '#accounts/web/public.tsx'
import { joinNames } from '#platform/shared/join-names.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { pageLang } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { MAIL_SCOPES, type MailChoices, type MailScope, readMailChoices, stopMails } from '../contract.ts'
import type { notificationsText } from './notifications.text.ts'
import type { unsubscribeText } from './unsubscribe.text.ts'

export const handle = { auth: true, access: 'public', texts: ['unsubscribe', 'notifications', 'ui'] }

/** In the fragment where a person comes from the text of a mail, in the query where a mail program opens its header's address. */
const linkInAddress = () => `${window.location.hash.slice(1)}&${window.location.search.slice(1)}`
const never = () => () => undefined

function useMailLink(): { key: string; scope: MailScope } | undefined {
  const link = useSyncExternalStore<string | undefined>(never, linkInAddress, () => undefined)
  if (link === undefined) return undefined
  const query = new URLSearchParams(link)
  const scope = MAIL_SCOPES.find((one) => one === query.get('scope')) ?? 'ALL'
  return { key: query.get('key') ?? '', scope }
}

/** Where the link of a mail leads, without signing in. Opening it changes nothing: mail scanners open links too. */
export default function UnsubscribePage() {
  const t = useText<typeof unsubscribeText>('unsubscribe')
  const link = useMailLink()
  const key = link?.key ?? ''
  const choices = useCallQuery(readMailChoices, { key }, { enabled: key !== '' })
  if (link && choices.data) return <Choices link={link} read={choices.data} />
  if (link && (key === '' || choices.error))
    return (
      <Door unlisted title={t('wrongTitle')} sub={choices.error?.message ?? t('wrongSub')}>
        <ButtonLink variant="primary" size={52} full href={paths.login()}>
          {t('signIn')}
        </ButtonLink>
      </Door>
    )
  return (
    <Door unlisted title={t('title')}>
      <Skeleton lines={4} />
    </Door>
  )
}

const listed = (names: readonly string[]) => joinNames(names, pageLang())

function Choices({ link, read }: { link: { key: string; scope: MailScope }; read: MailChoices }) {
  const t = useText<typeof unsubscribeText>('unsubscribe')
  const n = useText<typeof notificationsText>('notifications')
  const stop = useCallMutation(stopMails)
  const { key, scope } = link
  const { email, topics } = stop.data ?? read
  const sent = topics.filter((topic) => topic.email || topic.digest)
  const canStop = sent.some(
    ({ email: mailed, digest, locked }) => digest || (mailed && !locked.includes('email')),
  )
  const press = (what: MailScope) => stop.mutate({ key, scope: what })
  const first =
    scope === 'DIGEST' ? t('stopDigest') : scope !== 'ALL' && t('stopTopic', { topic: n(`topic_${scope}`) })
  return (
    <Door
      unlisted
      title={t('title')}
      sub={t('sub', { email })}
      foot={<Link href={paths.account('notifications')}>{t('settings')}</Link>}
    >
      <Stack gap={16}>
        {stop.data && (
          <Notice tone="good" role="status">
            {t('stopped')}
          </Notice>
        )}
        {first && !stop.data && (
          <Button variant="primary" size={52} full loading={stop.isPending} onClick={() => press(scope)}>
            {first}
          </Button>
        )}
        {canStop && (
          <Button full loading={stop.isPending} onClick={() => press('ALL')}>
            {t('stopAll')}
          </Button>
        )}
        <div className="text-second">
          <p>{t('stillSent', { topics: listed(sent.map(({ topic }) => n(`topic_${topic}`))) })}</p>
          <p>{t('always')}</p>
        </div>
      </Stack>
    </Door>
  )
}
