import { formatPercent } from '#platform/shared/format-number.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { changeOf } from './change-of.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import styles from './declarations-staff.module.css'

/** How a figure differs from the one before; amber where that is unusual. */
export function ChangeText({ now, before }: { now: number; before: number | null }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const change = changeOf(now, before)
  if (!change) return '–'
  const { kind, percent, unusual } = change
  const sign = percent > 0 ? '+' : ''
  return (
    <span className={unusual ? styles.warn : undefined}>
      {kind === 'BY' ? `${sign}${formatPercent(percent, lang)}` : t(`change_${kind}`)}
    </span>
  )
}
