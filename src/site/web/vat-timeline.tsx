import { daysBetween } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'

const WIDTH = 1000
const HEIGHT = 96

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
      <div className={styles.plot}>
        <RateAxis rows={past} />
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.join(lang === 'zh' ? '；' : '; ')}
        >
          <Bars rows={past} begins={begins} today={today} />
        </svg>
        <YearAxis begins={begins} today={today} />
      </div>
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

const highest = (rows: Props['rows']) => Math.max(...rows.map(({ rate }) => rate))

/** From nothing to the highest rate, so that the heights can be compared. */
function RateAxis({ rows }: Pick<Props, 'rows'>) {
  const most = highest(rows)
  return (
    <div className={styles.rateAxis} aria-hidden="true">
      <span>{most}%</span>
      <span>{most / 2}%</span>
      <span>0%</span>
    </div>
  )
}

/** The first of January of each year, of every second where there are many. */
function YearAxis({ begins, today }: Pick<Props, 'begins' | 'today'>) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const [first, last] = [Number(begins.slice(0, 4)), Number(today.slice(0, 4))]
  const span = Math.max(1, daysBetween(begins, today))
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const every = Math.ceil(all.length / 6)
  const shown = all.filter((year, index) => index % every === 0 && `${year}-01-01` >= begins)
  return (
    <div className={styles.yearAxis} aria-hidden="true" title={t('axisYear')}>
      {shown.map((year) => (
        <span key={year} style={{ left: `${(daysBetween(begins, `${year}-01-01`) / span) * 100}%` }}>
          {year}
        </span>
      ))}
    </div>
  )
}

function Bars({ rows, begins, today }: Props) {
  const span = Math.max(1, daysBetween(begins, today))
  const at = (day: string) => Math.round((daysBetween(begins, day < begins ? begins : day) / span) * WIDTH)
  const most = highest(rows)
  return rows.map(({ rate, from, until }) => {
    const left = at(from)
    const right = at(until && until < today ? until : today)
    const height = Math.round((rate / most) * HEIGHT)
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
