import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { userInfo } from '../../contract.ts'
import { changeMember, companyMembers, resendInvitation } from '../../members-contract.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import type { membersText } from './members.text.ts'

/** What an owner does in a row of the list, without a question before it. */
export function useMemberActions() {
  const t = useText<typeof membersText>('members')
  const change = useCallMutation(changeMember, {
    make: makeConfirmedCall,
    invalidates: [companyMembers, userInfo],
    onSuccess({ members }, { userId }) {
      const name = members.find((member) => member.userId === userId)?.name ?? ''
      showMessage(t('changed', { name }), 'good')
    },
  })
  const resend = useCallMutation(resendInvitation, {
    invalidates: [companyMembers],
    onSuccess({ invitations }, { invitationId }) {
      const email = invitations.find(({ id }) => id === invitationId)?.email ?? ''
      showMessage(t('resent', { email }), 'good')
    },
  })
  return {
    change: change.mutate,
    /** Whose row waits for the server. */
    changing: change.isPending ? change.variables?.userId : undefined,
    wanted: change.variables?.role,
    resend: (invitationId: string) => resend.mutate({ invitationId }),
  }
}

export type MemberActions = ReturnType<typeof useMemberActions>
