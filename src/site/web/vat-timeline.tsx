import { daysBetween } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'

const WIDTH = 1000
const HEIGHT = 64
const FOOT = 8

type Props = { rows: VatCountry['rates']; begins: string; today: string }

/** The standard rate as a step chart over time, with the same in words for screen readers. */
export function VatTimeline({ rows, begins, today }: Props) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const lang = useLang()
  const past = rows.filter(({ from }) => from <= today)
  const words = past.map(({ rate, from, until }) =>
    t('timelinePart', {
      rate: `${rate}%`,
      from: formatDay(from, lang, 'full'),
      until: until ? formatDay(until, lang, 'full') : t('today'),
    }),
  )
  return (
    <figure className={styles.timeline}>
      <figcaption>{t('timeline')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.join(lang === 'zh' ? '；' : '; ')}
      >
        <Bars rows={past} begins={begins} today={today} />
      </svg>
      <ol className={styles.steps} aria-hidden="true">
        {past.map(({ rate, from }) => (
          <li key={from}>
            <strong>{rate}%</strong> {t('validSince', { from: formatDay(from, lang, 'full') })}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Bars({ rows, begins, today }: Props) {
  const span = Math.max(1, daysBetween(begins, today))
  const at = (day: string) => Math.round((daysBetween(begins, day < begins ? begins : day) / span) * WIDTH)
  const most = Math.max(...rows.map(({ rate }) => rate))
  return rows.map(({ rate, from, until }) => {
    const left = at(from)
    const right = at(until && until < today ? until : today)
    const height = Math.round((rate / most) * (HEIGHT - FOOT))
    return (
      <rect
        key={from}
        className={until === null || until >= today ? styles.current : styles.earlier}
        x={left}
        y={HEIGHT - height}
        width={Math.max(2, right - left - 2)}
        height={height}
      />
    )
  })
}
