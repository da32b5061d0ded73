import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { teamText } from './team.text.ts'

/** `isUsual`: a public holiday of the country, which nobody entered. */
export type ShownDay = { day: string; works: boolean; name: string; savedByName: string; isUsual: boolean }

type T = Translate<typeof teamText>

export function dayColumns(t: T, lang: Lang, onRemove?: (day: ShownDay) => void): Column<ShownDay>[] {
  const columns: Column<ShownDay>[] = [
    { key: 'day', header: t('day'), primary: true, cell: ({ day }) => formatDay(day, lang, 'medium') },
    { key: 'name', header: t('name'), cell: ({ name }) => name },
    { key: 'kind', header: t('kind'), cell: ({ works }) => kindOf(t, works) },
    { key: 'savedBy', header: t('savedBy'), cell: ({ savedByName }) => savedByName || t('usual') },
  ]
  if (!onRemove) return columns
  return [...columns, { key: 'action', header: t('action'), cell: (day) => remove(t, day, onRemove) }]
}

const kindOf = (t: T, works: boolean) => (
  <Badge variant={works ? 'finished' : 'cancelled'}>{t(works ? 'works' : 'off')}</Badge>
)

const remove = (t: T, day: ShownDay, onRemove: (day: ShownDay) => void) =>
  !day.isUsual && (
    <Button size={32} aria-label={t('removeNamed', { name: day.name })} onClick={() => onRemove(day)}>
      {t('remove')}
    </Button>
  )
