import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { listLevels } from '../contract.ts'
import type { teamText } from './team.text.ts'
import type { useNames } from './use-names.ts'

/** Without an id it is the general one as delivered, which nobody set. */
export type Level = Omit<OutputOf<typeof listLevels>['levels'][number], 'id'> & { id: string | null }
export type LevelActs = { onChange: (level: Level) => void; onRemove: (level: Level) => void }

type T = Translate<typeof teamText>
type Names = ReturnType<typeof useNames>

export function levelColumns(t: T, names: Names, acts: Partial<LevelActs>): Column<Level>[] {
  const columns: Column<Level>[] = [
    { key: 'service', header: t('service'), primary: true, cell: names.serviceOf },
    { key: 'step', header: t('step'), cell: names.stepOf },
    { key: 'days', header: t('days'), numeric: true, cell: ({ days }) => days },
    { key: 'firstDays', header: t('firstDays'), numeric: true, cell: ({ firstDays }) => firstDays },
    { key: 'savedBy', header: t('savedBy'), cell: ({ id, savedByName }) => (id ? savedByName : t('usual')) },
  ]
  const { onChange, onRemove } = acts
  if (!onChange || !onRemove) return columns
  const cell = (level: Level) => actions(t, level, { name: names.nameOf(level), onChange, onRemove })
  return [...columns, { key: 'action', header: t('action'), cell }]
}

const actions = (t: T, level: Level, { name, onChange, onRemove }: LevelActs & { name: string }) => (
  <Row gap={8} nowrap>
    <Button size={32} aria-label={t('changeNamed', { name })} onClick={() => onChange(level)}>
      {t('change')}
    </Button>
    {level.id !== null && (
      <Button size={32} aria-label={t('removeNamed', { name })} onClick={() => onRemove(level)}>
        {t('remove')}
      </Button>
    )}
  </Row>
)
