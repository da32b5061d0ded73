import type { Translate } from '#platform/web/text.ts'
import type { Member, MemberInvitation } from '../../members-contract.ts'
import type { MemberQuestion } from './member-dialogs.tsx'
import type { membersText } from './members.text.ts'
import type { MemberActions } from './use-member-actions.ts'

/** A line of the list: somebody who is in the company, or is asked to be. */
export type MemberRow = { key: string } & ({ member: Member } | { invitation: MemberInvitation })

export type MemberListProps = {
  t: Translate<typeof membersText>
  isOwner: boolean
  actions: MemberActions
  ask: (question: MemberQuestion) => void
}
