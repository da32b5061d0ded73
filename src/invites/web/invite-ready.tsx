import { useEffect, useRef } from 'react'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { CreatedInvite } from './invite-form.tsx'
import { LinkAndQr } from './link-and-qr.tsx'
import type { invitesText } from './invites.text.ts'
import styles from './invites.module.css'

/** The new link, and the PIN, which is shown only this once. */
export function InviteReady({ invite }: { invite: CreatedInvite }) {
  const t = useText<typeof invitesText>('invites')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.ready}>
      <Notice tone="good" title={t('created')} role="status">
        {invite.email !== '' && <p>{t('mailedTo', { email: invite.email })}</p>}
        {invite.pin !== undefined && <p className={styles.pinOnce}>{t('pinOnce', { pin: invite.pin })}</p>}
      </Notice>
      <LinkAndQr url={invite.url} />
    </div>
  )
}
