import { formatDay } from '#platform/shared/day-text.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Insight } from '../../insight-contract.ts'
import type { insightText } from '../insight.text.ts'
import styles from './insight.module.css'

const STEP = 10
const BAR = 7
const HEIGHT = 100

const euros = (amount: number) => ({ amount, currency: 'EUR' })

/** Bars for each country, all drawn to one scale: tax above the line, credits below. The table beside has the same. */
export function MonthBars({ insight }: { insight: Insight }) {
  const countries = [...new Set(insight.countries.map(({ country }) => country))]
  const values = insight.cells.map(({ euro }) => euro ?? 0)
  const scale = { most: Math.max(1, ...values), least: Math.min(0, ...values) }
  return (
    <ul className={styles.countries}>
      {countries.map((country) => (
        <Country key={country} country={country} insight={insight} scale={scale} />
      ))}
    </ul>
  )
}

type Scale = { most: number; least: number }

function Country({ country, insight, scale }: { country: string; insight: Insight; scale: Scale }) {
  const t = useText<typeof insightText>('insight')
  const lang = useLang()
  const byMonth = euroByMonth(insight, country)
  const total = [...byMonth.values()].reduce((sum, euro) => sum + euro, 0)
  const [month = '', most = 0] = [...byMonth].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const name = countryName(country, lang)
  const money = (amount: number) => formatMoney(euros(amount), lang)
  const monthName = (one: string | undefined) => (one ? formatDay(`${one}-01`, lang, 'month') : '')
  return (
    <li className={styles.country}>
      <span className={styles.name}>
        <span className={styles.place}>
          <Flag code={country === 'XI' ? 'GB' : country} size={18} />
          {name}
        </span>
        <b>{money(total)}</b>
      </span>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${insight.months.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('bars', {
          country: name,
          total: money(total),
          month: monthName(month),
          most: money(most),
        })}
      >
        <Bars months={insight.months} byMonth={byMonth} scale={scale} />
      </svg>
      <span className={styles.ends} aria-hidden="true">
        <span>{monthName(insight.months[0])}</span>
        <span>{monthName(insight.months.at(-1))}</span>
      </span>
    </li>
  )
}

/** Of a country in several currencies the sum. */
export function euroByMonth({ cells }: Insight, country: string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const cell of cells)
    if (cell.country === country && cell.euro !== null)
      sums.set(cell.month, (sums.get(cell.month) ?? 0) + cell.euro)
  return sums
}

function Bars({
  months,
  byMonth,
  scale,
}: {
  months: readonly string[]
  byMonth: ReadonlyMap<string, number>
  scale: Scale
}) {
  const perUnit = HEIGHT / (scale.most - scale.least)
  const zero = scale.most * perUnit
  return (
    <>
      {months.map((month, index) => {
        const euro = byMonth.get(month) ?? 0
        const height = Math.abs(euro) * perUnit
        return (
          <rect
            key={month}
            className={euro < 0 ? styles.credit : styles.bar}
            x={index * STEP + (STEP - BAR) / 2}
            y={euro < 0 ? zero : zero - height}
            width={BAR}
            height={height}
          />
        )
      })}
      <line className={styles.zero} x1={0} x2={months.length * STEP} y1={zero} y2={zero} />
    </>
  )
}
