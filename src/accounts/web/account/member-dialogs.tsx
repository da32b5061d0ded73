import { useCallMutation } from '#platform/web/query.ts'
import { dropToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { companyMembers, leaveCompany, removeMember, revokeInvitation } from '../../members-contract.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { enterCompany } from '../enter-company.ts'
import { useSession } from '../use-session.ts'
import { paths } from '#paths.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { membersText } from './members.text.ts'

export type MemberQuestion =
  | { kind: 'remove'; userId: string; name: string }
  | { kind: 'withdraw'; invitationId: string; email: string }
  | { kind: 'leave' }

/** What cannot be taken back is asked first. */
export function MemberDialogs({ question, onClose }: { question: MemberQuestion; onClose: () => void }) {
  if (question.kind === 'remove') return <RemoveDialog {...question} onClose={onClose} />
  if (question.kind === 'withdraw') return <WithdrawDialog {...question} onClose={onClose} />
  return <LeaveDialog onClose={onClose} />
}

type Closing = { onClose: () => void }

function RemoveDialog({ userId, name, onClose }: { userId: string; name: string } & Closing) {
  const t = useText<typeof membersText>('members')
  const remove = useCallMutation(removeMember, {
    make: makeConfirmedCall,
    invalidates: [companyMembers],
    onSuccess: () => showMessage(t('removed', { name }), 'good'),
  })
  return (
    <AskDialog
      title={t('removeTitle', { name })}
      action={t('remove')}
      cancel={t('cancel')}
      busy={remove.isPending}
      onAct={() => remove.mutate({ userId }, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('removeText', { name })}
    </AskDialog>
  )
}

function WithdrawDialog({ invitationId, email, onClose }: { invitationId: string; email: string } & Closing) {
  const t = useText<typeof membersText>('members')
  const withdraw = useCallMutation(revokeInvitation, {
    invalidates: [companyMembers],
    onSuccess: () => showMessage(t('withdrawn'), 'good'),
  })
  return (
    <AskDialog
      title={t('withdrawTitle')}
      action={t('withdraw')}
      cancel={t('cancel')}
      busy={withdraw.isPending}
      onAct={() => withdraw.mutate({ invitationId }, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('withdrawText', { email })}
    </AskDialog>
  )
}

function LeaveDialog({ onClose }: Closing) {
  const t = useText<typeof membersText>('members')
  const { user } = useSession()
  const leave = useCallMutation(leaveCompany, {
    make: makeConfirmedCall,
    onSuccess({ user: next }) {
      if (!next) dropToken(false)
      enterCompany(next ? paths.dashboard() : paths.home())
    },
  })
  return (
    <AskDialog
      title={t('leaveTitle', { company: user?.company.name ?? '' })}
      action={t('leave')}
      cancel={t('cancel')}
      busy={leave.isPending}
      onAct={() => leave.mutate({}, { onError: onClose })}
      onClose={onClose}
    >
      {t('leaveText')}
    </AskDialog>
  )
}
