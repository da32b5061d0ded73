import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { listTeams } from '../teams-contract.ts'
import type { teamsText } from './teams.text.ts'

export type ShownTeam = OutputOf<typeof listTeams>['teams'][number]
export type TeamActs = { onChange: (team: ShownTeam) => void; onRemove: (team: ShownTeam) => void }
type T = Translate<typeof teamsText>

export function teamColumns(t: T, lang: Lang, acts?: TeamActs): Column<ShownTeam>[] {
  const columns: Column<ShownTeam>[] = [
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name },
    {
      key: 'members',
      header: t('members'),
      cell: ({ members }) =>
        joinNames(
          members.map(({ name }) => name),
          lang,
        ) || t('allLeft'),
    },
    {
      key: 'countries',
      header: t('countries'),
      cell: ({ countries }) =>
        joinNames(
          countries.map((code) => countryName(code, lang)),
          lang,
        ) || t('allCountries'),
    },
    {
      key: 'seat',
      header: t('seat'),
      cell: ({ seat }) => (seat === null ? t('seatAgency') : countryName(seat, lang)),
    },
    { key: 'savedBy', header: t('savedBy'), cell: ({ savedByName }) => savedByName },
  ]
  if (!acts) return columns
  return [...columns, { key: 'action', header: t('action'), cell: (team) => actions(t, team, acts) }]
}

const actions = (t: T, team: ShownTeam, { onChange, onRemove }: TeamActs) => (
  <Row gap={8} nowrap>
    <Button size={32} aria-label={t('changeNamed', { name: team.name })} onClick={() => onChange(team)}>
      {t('change')}
    </Button>
    <Button size={32} aria-label={t('removeNamed', { name: team.name })} onClick={() => onRemove(team)}>
      {t('remove')}
    </Button>
  </Row>
)
