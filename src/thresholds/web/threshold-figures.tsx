import { formatMoney } from '#platform/shared/format-money.ts'
import { Meter } from '#platform/ui/progress.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { ThresholdView } from '../contract.ts'
import type { thresholdsText } from './thresholds.text.ts'
import styles from './thresholds.module.css'

/** How much of the limit is used, and since when it is exceeded. */
export function Figures({ threshold }: { threshold: ThresholdView }) {
  const t = useText<typeof thresholdsText>('thresholds')
  const lang = useLang()
  const { kind, limit, reached, basisPoints, since, cases } = threshold
  const begun = since ? t('since', { month: formatDay(`${since}-01`, lang, 'month') }) : ''
  const money = (value: typeof limit) => (value ? formatMoney(value, lang) : '')
  if (kind === 'CONSIGNMENTS')
    return cases > 0 ? (
      <p>
        {t('cases', { limit: money(limit), count: cases, reached: money(reached) })} · {begun}
      </p>
    ) : null
  if (limit && reached && basisPoints !== null)
    return (
      <Meter
        label={t('ofLimit', { reached: money(reached), limit: money(limit) })}
        value={basisPoints / 100}
        detail={[`${Math.floor(basisPoints / 100)}%`, begun].filter(Boolean).join(' · ')}
      />
    )
  const said = [limit || kind === 'UNREGISTERED' ? '' : kind === 'REGISTRATION' ? t('noLimit') : '', begun]
  const text = said.filter(Boolean).join(' · ')
  return text === '' ? null : <p className={styles.quiet}>{text}</p>
}
