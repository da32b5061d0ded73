import { DateText } from '#platform/ui/date-text.tsx'
import { CheckField, SelectField } from '#platform/ui/field.tsx'
import { FrameMenu } from '#platform/ui/frames/frame-menu.tsx'
import { initialsOf } from '#platform/ui/frames/initials.ts'
import { IconAlertTriangle, IconCheck, IconDots, IconMail } from '#platform/ui/icons.ts'
import { cx } from '#platform/ui/cx.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import { useText } from '#platform/web/text.ts'
import type { MemberListProps, MemberRow } from './member-row.ts'
import { InvitedUntil } from './invited-until.tsx'
import styles from './member-columns.module.css'
import type { membersText } from './members.text.ts'

const ROLES: readonly MemberRole[] = ['owner', 'editor', 'viewer']
type CellProps = MemberListProps & { row: MemberRow }

/** An address that is too long for its line goes on at its @. */
function breakable(email: string) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at + 1)}
      <wbr />
      {email.slice(at + 1)}
    </>
  )
}

export function PersonCell({ row }: { row: MemberRow }) {
  const t = useText<typeof membersText>('members')
  if ('invitation' in row)
    return (
      <div className={styles.person}>
        <span className={cx(styles.mark, styles.invited)} aria-hidden="true">
          <IconMail size={18} />
        </span>
        <div>
          <p className={styles.name}>{breakable(row.invitation.email)}</p>
          <p className={styles.sub}>
            <InvitedUntil invitation={row.invitation} />
          </p>
        </div>
      </div>
    )
  const { name, email, you, lastHere } = row.member
  return (
    <div className={styles.person}>
      <span className={styles.mark} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {you && <span className={styles.you}>{t('you')}</span>}
        </p>
        <p className={styles.sub}>{breakable(email)}</p>
        {lastHere && (
          <p className={styles.sub}>
            {t('lastHere')} <DateText value={lastHere} format="dayTime" />
          </p>
        )}
      </div>
    </div>
  )
}

export function RoleCell({ row, t, isOwner, actions }: CellProps) {
  if ('invitation' in row) return <>{t(`role_${row.invitation.role}`)}</>
  const { userId, name, role } = row.member
  if (!isOwner) return <>{t(`role_${role}`)}</>
  return (
    <SelectField
      className={styles.role}
      label={t('roleOf', { name })}
      hideLabel
      value={actions.changing === userId ? (actions.wanted ?? role) : role}
      disabled={actions.changing === userId}
      options={ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
      onChange={(event) => {
        const wanted = ROLES.find((value) => value === event.target.value)
        if (wanted) actions.change({ userId, role: wanted })
      }}
    />
  )
}

export function ConfirmCell({ row, t, isOwner, actions }: CellProps) {
  const { role, mayConfirm } = 'member' in row ? row.member : row.invitation
  if (role === 'owner') return <>{t('confirm_always')}</>
  if (role === 'viewer') return <>{t('confirm_viewer')}</>
  const word = t(mayConfirm ? 'confirm_yes' : 'confirm_no')
  if (!isOwner || 'invitation' in row) return <>{word}</>
  const { userId, name } = row.member
  return (
    <CheckField
      checked={mayConfirm}
      disabled={actions.changing === userId}
      aria-label={t('mayConfirmOf', { name })}
      label={word}
      onChange={(event) => actions.change({ userId, mayConfirm: event.target.checked })}
    />
  )
}

/** How well the account is protected, for the owner who answers for it. */
export function SignInCell({ row }: { row: MemberRow }) {
  const t = useText<typeof membersText>('members')
  if ('invitation' in row) return <>{t('notYet')}</>
  const isWeak = row.member.weakSignIn
  return (
    <span className={cx(styles.confirm, isWeak && styles.weak)}>
      {isWeak ? <IconAlertTriangle size={16} /> : <IconCheck size={16} />}
      {t(isWeak ? 'passwordOnly' : 'twoFactor')}
    </span>
  )
}

export function MoreCell({ row, t, isOwner, actions, ask }: CellProps) {
  if ('member' in row && !isOwner && !row.member.you) return null
  if ('invitation' in row && !isOwner) return null
  const name = 'member' in row ? row.member.name : row.invitation.email
  return (
    <FrameMenu
      label={t('moreFor', { name })}
      trigger={<IconDots size={20} />}
      items={itemsOf({ row, t, actions, ask })}
    />
  )
}

function itemsOf({ row, t, actions, ask }: Pick<CellProps, 'row' | 't' | 'actions' | 'ask'>) {
  if ('invitation' in row) {
    const { id, email } = row.invitation
    return [
      { label: t('resend'), onSelect: () => actions.resend(id) },
      {
        label: t('withdraw'),
        danger: true,
        onSelect: () => ask({ kind: 'withdraw', invitationId: id, email }),
      },
    ]
  }
  const { userId, name, you } = row.member
  return [
    you
      ? { label: t('leave'), danger: true, onSelect: () => ask({ kind: 'leave' }) }
      : { label: t('remove'), danger: true, onSelect: () => ask({ kind: 'remove', userId, name }) },
  ]
}
