import { joinNames } from '#platform/shared/join-names.ts'
import { use, useEffect, useRef, useState } from 'react'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { formatDeadline, formatInstant } from '#platform/shared/day-text.ts'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { listInvites, revokeInvite, type InviteRecord } from '../contract.ts'
import { workOrderDetails } from '#work-orders/contract.ts'
import { LinkAndQr } from './link-and-qr.tsx'
import type { invitesText } from './invites.text.ts'
import styles from './invites.module.css'

/** The invitations of a form, newest first: who, status, expiry. */
export function InviteList(props: {
  invites: readonly InviteRecord[]
  mayWrite: boolean
  /** The invitation whose link is shown already. */
  fresh: string | undefined
}) {
  const t = useText<typeof invitesText>('invites')
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {props.invites.map((invite) => (
        <InviteRow
          key={invite.id}
          invite={invite}
          mayWrite={props.mayWrite}
          isFresh={invite.id === props.fresh}
        />
      ))}
    </ul>
  )
}

function InviteRow(props: { invite: InviteRecord; mayWrite: boolean; isFresh: boolean }) {
  const { invite, mayWrite, isFresh } = props
  const t = useText<typeof invitesText>('invites')
  const lang = useLang()
  const [shown, setShown] = useState(false)
  const [ending, setEnding] = useState(false)
  const place = useFollowingFocus<HTMLDivElement>(ending)
  const isOpen = invite.state === 'open'
  const mayEnd = mayWrite && (isOpen || invite.state === 'locked')
  const titles = joinNames(
    invite.sections.map(({ title }) => title),
    lang,
  )
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b>{titles}</b>
        <StateBadge invite={invite} />
      </div>
      <p>{useStatusTexts(invite)}</p>
      <p className={styles.quiet}>{useDetailTexts(invite)}</p>
      {(mayEnd || (isOpen && invite.url)) && !ending && (
        <div ref={place} className={styles.actions}>
          {isOpen && invite.url && !isFresh && (
            <Button size={32} aria-expanded={shown} onClick={() => setShown(!shown)}>
              {t(shown ? 'hide' : 'show')}
            </Button>
          )}
          {mayEnd && (
            <Button size={32} variant="danger" onClick={() => setEnding(true)}>
              {t('revoke')}
            </Button>
          )}
        </div>
      )}
      {ending && <EndIt invite={invite} onDone={() => setEnding(false)} />}
      {shown && !isFresh && invite.url && <LinkAndQr url={invite.url} />}
    </li>
  )
}

function EndIt({ invite, onDone }: { invite: InviteRecord; onDone: () => void }) {
  const t = useText<typeof invitesText>('invites')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const end = useCallMutation(revokeInvite, {
    invalidates: [listInvites, workOrderDetails],
    onSuccess() {
      showNotification({ text: t('revokedNow'), tone: 'good' })
      onDone()
    },
  })
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.ending}
      role="alertdialog"
      aria-label={t('revoke')}
      aria-describedby={`end-${invite.id}`}
    >
      <p id={`end-${invite.id}`}>{t('revokeAsk')}</p>
      <div className={styles.actions}>
        <Button
          size={32}
          variant="dangerFilled"
          loading={end.isPending}
          onClick={() => end.mutate({ id: invite.id })}
        >
          {t('revokeYes')}
        </Button>
        <Button size={32} onClick={onDone}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

const VARIANTS = {
  open: 'info',
  used: 'finished',
  expired: 'neutral',
  revoked: 'neutral',
  locked: 'wrong',
} as const satisfies Record<InviteRecord['state'], BadgeVariant>

function StateBadge({ invite: { state, savedAt } }: { invite: InviteRecord }) {
  const t = useText<typeof invitesText>('invites')
  return <Badge variant={VARIANTS[state]}>{t(state === 'open' && savedAt ? 'inProgress' : state)}</Badge>
}

/** Who has it, and what they did last. */
function useStatusTexts(invite: InviteRecord): string {
  const t = useText<typeof invitesText>('invites')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const name = invite.person ?? t('somebody')
  const at = (instant: string) => formatInstant(instant, lang, 'dayTime', zone)
  if (invite.usedAt) return t('filledInBy', { name, time: at(invite.usedAt) })
  if (invite.state === 'locked') return t('lockedHelp')
  if (invite.savedAt) return t('fillingIn', { name, time: at(invite.savedAt) })
  if (!invite.openedAt) return t(invite.state === 'open' ? 'notOpened' : 'neverOpened')
  const time = at(invite.openedAt)
  return invite.person ? t('openedBy', { name, time }) : t('openedOn', { time })
}

function useDetailTexts(invite: InviteRecord): string {
  const t = useText<typeof invitesText>('invites')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const { answered, total } = invite.progress
  const isOpen = invite.state === 'open'
  return [
    ...(isOpen || invite.state === 'used' ? [t('progress', { answered, total })] : []),
    ...(isOpen ? [t('until', { time: formatDeadline(invite.expiresAt, lang, zone) })] : []),
    ...(invite.email ? [t('sentTo', { email: invite.email })] : []),
    ...(invite.hasPin ? [t('withPinNote')] : []),
    t('createdBy', { name: invite.createdBy }),
  ].join(' · ')
}
