import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { AbsencesCard } from './absences-card.tsx'
import { AgencyDaysCard } from './agency-days-card.tsx'
import { LoadCard } from './load-card.tsx'
import { LevelsCard } from './levels-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { ScopesCard } from './scopes-card.tsx'
import { TeamsCard } from './teams-card.tsx'
import type { teamText } from './team.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['team', 'absences', 'rules', 'teams', 'scopes', 'hand-over', 'back-office-lists', 'ui'],
}

/** Who has what, who is away, who gets what, how long the agency allows itself, and when it works. */
export default function TeamPage() {
  const t = useText<typeof teamText>('team')
  const me = useCallQuery(staffMe, {}, { staff: true }).data
  const isAdmin = me?.role === 'admin'
  return (
    <StaffPage>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('sub')} />
      <Stack gap={20}>
        <LoadCard />
        <AbsencesCard me={me} />
        <TeamsCard isAdmin={isAdmin} />
        {isAdmin && <ScopesCard />}
        <RulesCard isAdmin={isAdmin} />
        <LevelsCard isAdmin={isAdmin} />
        <AgencyDaysCard isAdmin={isAdmin} />
      </Stack>
    </StaffPage>
  )
}
