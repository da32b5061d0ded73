import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconUserPlus } from '#platform/ui/icons.ts'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listInvites } from '../contract.ts'
import { InviteForm, type CreatedInvite } from './invite-form.tsx'
import { InviteList } from './invite-list.tsx'
import { InviteReady } from './invite-ready.tsx'
import type { invitesText } from './invites.text.ts'
import styles from './invites.module.css'

/** Who else is invited to fill in this form, their status, and the form to invite somebody. */
export function InvitePanel({ nodeId, mayWrite }: { nodeId: string; mayWrite: boolean }) {
  const t = useText<typeof invitesText>('invites')
  const query = useCallQuery(listInvites, { nodeId }, { refetchInterval: 60_000 })
  const [asking, setAsking] = useState(false)
  const [created, setCreated] = useState<CreatedInvite>()
  const place = useFollowingFocus<HTMLDivElement>(asking)
  const data = query.data?.nodeId === nodeId ? query.data : undefined
  // Nothing is shown for a form without sections to share.
  if (data && data.shareable.length === 0 && data.invites.length === 0) return null
  return (
    <Card title={t('title')} icon={<IconUserPlus />} ruled>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('lead')}</p>
        {!data && !query.error && <Skeleton lines={2} label={t('loading')} />}
        {!data && query.error && (
          <ErrorState
            level={3}
            title={t('loadFailed')}
            action={<Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>}
          >
            <p>{query.error.message}</p>
          </ErrorState>
        )}
        {created && <InviteReady invite={created} />}
        {data && data.invites.length > 0 && (
          <InviteList invites={data.invites} mayWrite={mayWrite} fresh={created?.id} />
        )}
        {data && asking && (
          <div ref={place}>
            <InviteForm
              data={data}
              onCancel={() => setAsking(false)}
              onCreated={(invite) => {
                setCreated(invite)
                setAsking(false)
              }}
            />
          </div>
        )}
        {data && !asking && (
          <div ref={place}>
            <Button
              icon={<IconUserPlus size={18} />}
              {...(!mayWrite && { reason: t('viewerMay') })}
              {...(mayWrite && !data.open && { reason: t('notOpen') })}
              onClick={() => {
                setCreated(undefined)
                setAsking(true)
              }}
            >
              {t(data.invites.length > 0 ? 'inviteAgain' : 'invite')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
