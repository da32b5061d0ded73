import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { CalculatedTax } from '../contract.ts'
import type { calculatorText } from './calculator.text.ts'
import { CountryChart } from './country-chart.tsx'
import { formatMoney } from '#platform/shared/format-money.ts'
import styles from './totals-view.module.css'

/** The totals of all lines: one block per currency, since nothing is converted. */
export function TotalsView({
  answers,
  total,
  stale,
}: {
  answers: CalculatedTax
  total: number
  stale: boolean
}) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const answered = answers.lines.filter(({ gross, scheme }) => gross ?? scheme).length
  const wrong = answers.lines.filter(({ errors }) => errors.length > 0).length
  const open = answers.lines.filter(({ questions }) => questions.length > 0).length
  return (
    <div className={styles.totals}>
      <p className={styles.summary}>
        <strong>{t('summary', { answered, total })}</strong>
        {wrong > 0 && <span className={styles.wrong}>{t('summaryWrong', { count: wrong })}</span>}
        {open > 0 && <span className={styles.open}>{t('summaryOpen', { count: open })}</span>}
      </p>
      {stale && <Notice tone="warn">{t('changed')}</Notice>}
      {answers.totals.map((sum) => {
        const { currency } = sum
        const text = (amount: number) => formatMoney({ amount, currency }, lang)
        return (
          <section key={currency} className={styles.currency} aria-label={t('totalsIn', { currency })}>
            <dl className={styles.figures}>
              <Figure name={t('netAmount')} value={text(sum.net)} />
              <Figure name={t('vatAmount')} value={text(sum.vat)} />
              <Figure name={t('grossAmount')} value={text(sum.gross)} />
              <Figure name={t('owedBySeller')} value={text(sum.vatOwedBySeller)} strong />
            </dl>
            <CountryChart
              currency={currency}
              rows={answers.byCountry.filter((row) => row.currency === currency)}
            />
          </section>
        )
      })}
    </div>
  )
}

function Figure({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
