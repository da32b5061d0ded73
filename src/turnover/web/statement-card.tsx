import { countryName } from '#platform/shared/countries.ts'
import { formatDayRange } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { useLang, useText, type Translate } from '#platform/web/text.ts'
import type { ReactNode } from 'react'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StatementView } from '../contract.ts'
import type { turnoverText } from './turnover.text.ts'
import styles from './turnover.module.css'

type T = Translate<typeof turnoverText>
type Comparison = NonNullable<StatementView['comparison']>

/** `DAC7 statement · amazon · all countries`; no line begins with a dot. */
export function statementName(t: T, { kind, channel, country }: StatementView, lang: Lang): string {
  const place = country === null ? t('allCountries') : countryName(country, lang)
  return [t(`kind_${kind}`), channel ?? t('allChannels'), place].join('\u00a0· ')
}

/** One statement: what it says, what was declared, and the way from the one to the other. */
export function StatementCard({ statement, actions }: { statement: StatementView; actions?: ReactNode }) {
  const t = useText<typeof turnoverText>('turnover')
  const lang = useLang()
  const { comparison, from, to, fileName, currency } = statement
  return (
    <Card title={statementName(t, statement, lang)} aside={<Verdict comparison={comparison} />}>
      <p className={styles.quiet}>
        {formatDayRange(from, to, lang, 'full')}
        {comparison !== null && comparison.missingRates.length === 0 && (
          <>
            {' · '}
            <span className={styles.difference}>
              {t('difference')} {formatMoney({ amount: comparison.difference, currency }, lang)}
            </span>
          </>
        )}
      </p>
      {comparison === null ? (
        <p role="status" className={styles.quiet}>
          {t('comparingText')}
        </p>
      ) : comparison.missingRates.length > 0 ? (
        <p>{t('rates', { currencies: comparison.missingRates.join(', ') })}</p>
      ) : (
        <Way statement={statement} comparison={comparison} />
      )}
      <div className={styles.foot}>
        <span className={styles.quiet}>{t('file', { name: fileName })}</span>
        {actions}
      </div>
    </Card>
  )
}

function Verdict({ comparison }: { comparison: Comparison | null }) {
  const t = useText<typeof turnoverText>('turnover')
  if (comparison === null) return <Badge variant="onHold">{t('comparing')}</Badge>
  const { difference, unexplained, missingRates } = comparison
  if (missingRates.length > 0) return <Badge variant="dueSoon">{t('rateMissing')}</Badge>
  const [look, text]: [BadgeVariant, string] =
    difference === 0
      ? ['finished', t('same')]
      : unexplained === 0
        ? ['finished', t('explained')]
        : ['wrong', t('none')]
  return <Badge variant={look}>{text}</Badge>
}

const CERTAINTY = { CERTAIN: 'certain', LIKELY: 'likely' } as const

function Way({ statement, comparison }: { statement: StatementView; comparison: Comparison }) {
  const t = useText<typeof turnoverText>('turnover')
  const lang = useLang()
  const { currency, reported } = statement
  const money = (amount: number) => formatMoney({ amount, currency }, lang)
  return (
    <table className={styles.way}>
      <caption className="visually-hidden">
        {t('tableOf', { name: statementName(t, statement, lang) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('columnWhat')}</th>
          <th scope="col" className={styles.amount}>
            {t('columnAmount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.end}>
          <th scope="row">{t('declared')}</th>
          <td className={styles.amount}>{money(comparison.declared)}</td>
        </tr>
        {comparison.steps.map(({ cause, amount, certainty, text }) => (
          <tr key={cause} className={certainty === 'NONE' ? styles.open : undefined}>
            <th scope="row">
              {text} {certainty !== 'NONE' && <span className={styles.quiet}>{t(CERTAINTY[certainty])}</span>}
            </th>
            <td className={styles.amount}>
              {amount > 0 && '+'}
              {money(amount)}
            </td>
          </tr>
        ))}
        <tr className={styles.end}>
          <th scope="row">{t('reported')}</th>
          <td className={styles.amount}>{money(reported)}</td>
        </tr>
      </tbody>
    </table>
  )
}
