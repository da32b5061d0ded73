import { useState } from 'react'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { listTeams } from '../teams-contract.ts'
import { AddButton, ListCard } from './list-card.tsx'
import { RemoveTeamDialog } from './remove-team-dialog.tsx'
import { teamColumns, type ShownTeam, type TeamActs } from './team-columns.tsx'
import { TeamDialog } from './team-dialog.tsx'
import type { teamsText } from './teams.text.ts'

/** Who works together. */
export function TeamsCard({ isAdmin }: { isAdmin: boolean }) {
  const t = useText<typeof teamsText>('teams')
  const read = useStaffList(listTeams, {})
  const [open, setOpen] = useState<{ team?: ShownTeam }>()
  const [removing, setRemoving] = useState<ShownTeam>()
  const acts: TeamActs = { onChange: (team) => setOpen({ team }), onRemove: setRemoving }
  return (
    <ListCard
      title={t('title')}
      about={t('about')}
      read={read}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      aside={isAdmin && <AddButton onClick={() => setOpen({})}>{t('add')}</AddButton>}
      dialogs={
        <>
          {open && read.data && (
            <TeamDialog team={open.team} people={read.data.people} onClose={() => setOpen(undefined)} />
          )}
          {removing && <RemoveTeamDialog team={removing} onClose={() => setRemoving(undefined)} />}
        </>
      }
    >
      {({ teams }) => <TeamTable teams={teams} {...(isAdmin && { acts })} />}
    </ListCard>
  )
}

function TeamTable({ teams, acts }: { teams: readonly ShownTeam[]; acts?: TeamActs }) {
  const t = useText<typeof teamsText>('teams')
  const lang = useLang()
  if (teams.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <Table
      caption={t('title')}
      columns={teamColumns(t, lang, acts)}
      rows={teams}
      rowKey={({ id }) => id}
      dense
    />
  )
}
