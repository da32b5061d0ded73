import { paths } from '#paths.ts'
import { countryInSentence, countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Link } from '#platform/ui/link.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DistanceBasis } from '../contract.ts'
import type { thresholdsText } from './thresholds.text.ts'
import styles from './thresholds.module.css'

export type Basis = DistanceBasis & { today: string }

/** What the sum of distance sales rests on, and the way to where it is said. */
export function DistanceBasisText({ basis }: { basis: Basis }) {
  const t = useText<typeof thresholdsText>('thresholds')
  const lang = useLang()
  const { established, previousYear, before, today } = basis
  const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, lang)
  const said = [
    previousYear !== null &&
      t('basisYear', { year: Number(today.slice(0, 4)) - 1, amount: euros(previousYear) }),
    before !== null &&
      !before.month.endsWith('-01') &&
      t('basisBefore', {
        month: formatDay(`${before.month}-01`, lang, 'month'),
        amount: euros(before.amount),
      }),
  ].filter((one) => one !== false)
  return (
    <p className={styles.quiet}>
      {said.length === 0 ? t('basisReports') : t('basisSaid', { said: listed(said, lang) })}{' '}
      {t('establishedIn', { places: placesOf(established, lang) })}{' '}
      <Link href={paths.distanceSales()}>{t('changeBasis')}</Link>
    </p>
  )
}

const listed = (parts: readonly string[], lang: Lang) => parts.join(lang === 'zh' ? '、' : '; ')

const placesOf = (countries: readonly string[], lang: Lang) =>
  lang === 'zh'
    ? countries.map((one) => countryName(one, lang)).join('、')
    : new Intl.ListFormat('en').format(countries.map((one) => countryInSentence(one, lang)))
