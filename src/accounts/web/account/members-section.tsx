import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconLock, IconUserPlus } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { type CompanyMembers, companyMembers } from '../../members-contract.ts'
import { useSession } from '../use-session.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialogs, type MemberQuestion } from './member-dialogs.tsx'
import { memberColumns } from './member-columns.tsx'
import type { MemberRow } from './member-row.ts'
import type { membersText } from './members.text.ts'
import { useMemberActions } from './use-member-actions.ts'

/** Who works in the company: everybody sees it, owners change it. */
export function MembersSection() {
  const t = useText<typeof membersText>('members')
  const { role } = useSession()
  const [inviting, setInviting] = useState(false)
  const { data, error, refetch, isFetching } = useCallQuery(companyMembers, {})
  const isOwner = role === 'owner'
  return (
    <Card
      title={t('title')}
      flush={data !== undefined}
      aside={
        isOwner && (
          <Button size={32} icon={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        )
      }
      foot={
        <Row gap={8} nowrap>
          <IconLock size={16} />
          {isOwner ? t('oneOwner') : t('ownersOnly')}
        </Row>
      }
    >
      {data ? (
        <MemberTable data={data} isOwner={isOwner} />
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <SkeletonRows rows={3} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  )
}

function MemberTable({ data, isOwner }: { data: CompanyMembers; isOwner: boolean }) {
  const t = useText<typeof membersText>('members')
  const [question, setQuestion] = useState<MemberQuestion>()
  const actions = useMemberActions()
  const rows: MemberRow[] = [
    ...data.members.map((member) => ({ key: member.userId, member })),
    ...data.invitations.map((invitation) => ({ key: invitation.id, invitation })),
  ]
  return (
    <>
      <Table
        caption={t('title')}
        columns={memberColumns({ t, isOwner, actions, ask: setQuestion })}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {question && <MemberDialogs question={question} onClose={() => setQuestion(undefined)} />}
    </>
  )
}
