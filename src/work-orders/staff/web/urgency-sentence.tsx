import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { staffWorkOrder } from '../contract.ts'
import { hasDay, USED_UP } from './urgency.tsx'
import type { urgencyText } from './urgency.text.ts'

type Reason = NonNullable<OutputOf<typeof staffWorkOrder>['workOrder']['urgency']>

/** Why a work order comes first, as a sentence: what decides, then how much of the time for the step is used. */
export function UrgencySentence({ urgency: { because, day, late, since, level } }: { urgency: Reason }) {
  const t = useText<typeof urgencyText>('urgency')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const about = since === null ? day : dayOf(new Date(since), zone)
  const shown = about === null ? '' : formatDay(about, lang)
  const used = level && usedText(level, { t, lang, zone })
  if (because === 'LEVEL') return used ? t('firstAlone', { used }) : null
  const first = t(late && hasDay(because) ? `firstLate_${because}` : `first_${because}`, { day: shown })
  return used ? t('firstAnd', { first, used }) : t('firstOnly', { first })
}

type Level = NonNullable<Reason['level']>
type Reading = { t: ReturnType<typeof useText<typeof urgencyText>>; lang: Lang; zone: string }

/** A share while there is one; of what is over nobody reckons in hundreds of percent. */
function usedText({ usedPercent, days: count, endsAt }: Level, { t, lang, zone }: Reading): string {
  if (usedPercent < USED_UP) return t('firstUsed', { percent: Math.round(usedPercent), count })
  return t('firstOver', { count, day: formatDay(dayOf(new Date(endsAt), zone), lang) })
}
