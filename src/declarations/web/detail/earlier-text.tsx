import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { BoxRows } from '../../contract.ts'
import type { boxNamesText } from '../box-names.text.ts'
import { useTreatmentName } from './use-part-name.ts'

type Earlier = NonNullable<BoxRows['records'][number]['earlier']>

/** What a sale was before facts about the company changed, until when, and because of what. */
export function EarlierText({ earlier, currency }: { earlier: Earlier; currency: string }) {
  const t = useText<typeof boxNamesText>('box-names')
  const lang = useLang()
  const nameOf = useTreatmentName()
  const { until, treatment, vat, because } = earlier
  const day = formatDay(dayOf(new Date(until), use(TimeZoneContext)), lang, 'medium')
  if (treatment === null || vat === null) return <small>{t('rowWasNowhere', { day, because })}</small>
  const what = [nameOf(treatment), treatment.country].filter(Boolean).join(' · ')
  const tax = formatMoney({ amount: vat, currency }, lang)
  return <small>{t('rowWas', { day, what, tax, because })}</small>
}
