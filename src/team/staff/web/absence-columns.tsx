import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { listAbsences } from '../absences-contract.ts'
import type { absencesText } from './absences.text.ts'

export type ShownAbsence = OutputOf<typeof listAbsences>['absences'][number]
export type AbsenceActs = {
  onChange: (absence: ShownAbsence) => void
  onRemove: (absence: ShownAbsence) => void
  mayChange: (absence: ShownAbsence) => boolean
}
type T = Translate<typeof absencesText>

export function absenceColumns(t: T, lang: Lang, acts: AbsenceActs): Column<ShownAbsence>[] {
  return [
    { key: 'person', header: t('person'), primary: true, cell: ({ name }) => name },
    { key: 'from', header: t('from'), cell: ({ from }) => formatDay(from, lang, 'medium') },
    { key: 'until', header: t('until'), cell: ({ until }) => formatDay(until, lang, 'medium') },
    { key: 'standIn', header: t('standIn'), cell: ({ standIn }) => standIn?.name ?? t('nobodyNamed') },
    { key: 'today', header: t('today'), cell: (absence) => todayOf(t, absence) },
    { key: 'savedBy', header: t('savedBy'), cell: ({ savedByName }) => savedByName },
    { key: 'action', header: t('action'), cell: (absence) => actions(t, absence, acts) },
  ]
}

function todayOf(t: T, { isAway, doesTheWork }: ShownAbsence) {
  if (!isAway) return t('here')
  if (!doesTheWork) return <Badge variant="dueSoon">{t('awayNobody')}</Badge>
  return <Badge variant="info">{t('awayWith', { name: doesTheWork.name })}</Badge>
}

const actions = (t: T, absence: ShownAbsence, { onChange, onRemove, mayChange }: AbsenceActs) =>
  mayChange(absence) && (
    <Row gap={8} nowrap>
      <Button
        size={32}
        aria-label={t('changeNamed', { name: absence.name })}
        onClick={() => onChange(absence)}
      >
        {t('change')}
      </Button>
      <Button
        size={32}
        aria-label={t('removeNamed', { name: absence.name })}
        onClick={() => onRemove(absence)}
      >
        {t('remove')}
      </Button>
    </Row>
  )
