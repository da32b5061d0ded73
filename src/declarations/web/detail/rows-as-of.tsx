import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { BoxRows } from '../../contract.ts'
import type { boxNamesText } from '../box-names.text.ts'

/** That the rows are those of when the figures were calculated, where sales have changed since. */
export function RowsAsOf({ asOf }: Pick<BoxRows, 'asOf'>) {
  const t = useText<typeof boxNamesText>('box-names')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  if (!asOf) return null
  return (
    <p>
      <small>
        {t('rowsThen', { day: formatDay(dayOf(new Date(asOf.at), timeZone), lang, 'medium') })}
        {asOf.inDoubt > 0 && ` ${t('rowsInDoubt', { count: asOf.inDoubt })}`}
      </small>
    </p>
  )
}

/** In a correction, that a row is in none before it. */
export function NewRow() {
  const t = useText<typeof boxNamesText>('box-names')
  return (
    <small>
      <strong>{t('rowIsNew')}</strong>
    </small>
  )
}
