import { use } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { MemberInvitation } from '../../members-contract.ts'
import type { membersText } from './members.text.ts'

export function InvitedUntil({ invitation }: { invitation: MemberInvitation }) {
  const t = useText<typeof membersText>('members')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const day = formatInstant(invitation.expiresAt, lang, 'long', timeZone)
  return t(invitation.expired ? 'invitedExpired' : 'invitedUntil', { day })
}
