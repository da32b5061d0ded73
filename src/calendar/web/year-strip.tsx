import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Anchor } from '#platform/ui/link.tsx'
import type { CalendarEntry } from '../contract.ts'
import { monthOf, totalOf, type MonthSums, type Sums } from '../year.ts'
import { hrefOf, type CalendarView } from './calendar-view.ts'
import { monthName } from './month-name.ts'
import { useCalendarTexts } from './use-calendar.ts'
import styles from './year-strip.module.css'

const PARTS = ['certain', 'estimated', 'fees'] as const satisfies readonly (keyof Sums)[]

type StripProps = {
  sums: readonly MonthSums[]
  currency: string
  entries: readonly CalendarEntry[]
  view: CalendarView
}

/** The year as twelve columns; one that is chosen filters what is below. */
export function YearStrip(props: StripProps) {
  const { sums, currency, view } = props
  const { t } = useCalendarTexts()
  const highest = Math.max(1, ...sums.map(({ total }) => total))
  return (
    <Card as="section" aria-label={t('months')}>
      <StripHead {...props} />
      <div className={cx(styles.months, totalOf(sums).total === 0 && styles.flat)}>
        {sums.map((month, index) => (
          <MonthColumn
            key={month.month}
            sums={month}
            currency={currency}
            highest={highest}
            showYear={index === 0 || month.month.endsWith('-01')}
            chosen={view.month === month.month}
            href={hrefOf({ ...view, month: view.month === month.month ? undefined : month.month })}
          />
        ))}
      </div>
      <StripNotes {...props} />
    </Card>
  )
}

function StripHead({ sums, currency }: StripProps) {
  const { t, lang } = useCalendarTexts()
  const total = totalOf(sums)
  if (total.total === 0)
    return (
      <div className={styles.head}>
        <div>
          <p className={styles.none}>{t('noAmounts')}</p>
          <p className={styles.quiet}>{t('noAmountsText')}</p>
        </div>
      </div>
    )
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label}>{t(total.total === total.certain ? 'yearCostsExactly' : 'yearCosts')}</p>
        <p className={styles.total}>{formatShortMoney({ amount: total.total, currency }, lang)}</p>
      </div>
      <dl className={styles.parts}>
        {PARTS.filter((part) => total[part] > 0).map((part) => (
          <div key={part}>
            <dt>
              <span className={cx(styles.key, styles[part])} />
              {t(`part_${part}`)}
            </dt>
            <dd>{formatShortMoney({ amount: total[part], currency }, lang)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Keeps the height of a line without words, so that all columns stand on one line. */
const NO_BREAK_SPACE = '\u00A0'

function MonthColumn(props: {
  sums: MonthSums
  currency: string
  highest: number
  showYear: boolean
  chosen: boolean
  href: string
}) {
  const { sums, currency, highest, chosen } = props
  const { t, lang } = useCalendarTexts()
  const sum = sums.total > 0 ? { amount: sums.total, currency } : undefined
  return (
    <Anchor
      href={props.href}
      className={cx(styles.month, chosen && styles.chosen)}
      aria-current={chosen ? 'true' : undefined}
    >
      <span className={styles.amount}>{sum ? wholeMoney(sum, lang) : NO_BREAK_SPACE}</span>
      <span className={styles.bars} aria-hidden="true">
        {PARTS.toReversed().map(
          (part) =>
            sums[part] > 0 && (
              <span
                key={part}
                className={styles[part]}
                style={{ height: `max(3px, ${(sums[part] / highest) * 100}%)` }}
              />
            ),
        )}
      </span>
      <span className={styles.name}>{monthName(sums.month, lang, 'short')}</span>
      <span className={styles.year}>{props.showYear ? sums.month.slice(0, 4) : NO_BREAK_SPACE}</span>
      <span className={cx(styles.count, sums.count === 0 && styles.zero)}>
        <span aria-hidden="true">{sums.count}</span>
        <span className="visually-hidden">{t('monthSummary', { count: sums.count })}</span>
      </span>
    </Anchor>
  )
}

/** `€738`: whole, so that twelve of them fit beside each other. */
function wholeMoney({ amount, currency }: { amount: number; currency: string }, lang: Lang): string {
  const unit = 10 ** exponentOf(currency)
  return formatShortMoney({ amount: Math.round(amount / unit) * unit, currency }, lang)
}

/** What the sums leave out, so that nobody takes them for all. */
function StripNotes({ sums, currency, entries }: StripProps) {
  const { t } = useCalendarTexts()
  const total = totalOf(sums)
  const [first] = sums
  const notes = [
    ...(entries.some(({ day, overdue }) => overdue && first && monthOf(day) < first.month)
      ? [t('overdueHere')]
      : []),
    ...(total.total > 0 && entries.some(({ kind, money }) => kind === 'RETURN' && !money)
      ? [t('taxMissing')]
      : []),
    ...(total.uncounted > 0 ? [t('uncounted', { count: total.uncounted })] : []),
    ...(entries.some(({ money }) => money && money.counted !== null && money.currency !== currency)
      ? [t('converted')]
      : []),
  ]
  if (notes.length === 0) return null
  return <p className={styles.notes}>{notes.join(' ')}</p>
}
