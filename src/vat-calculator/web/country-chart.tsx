import { Flag } from '#platform/ui/flag.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { CalculatedTax } from '../contract.ts'
import type { calculatorText } from './calculator.text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { placeName } from './place-names.ts'
import styles from './totals-view.module.css'

const WIDTH = 1000
const HEIGHT = 12

/** VAT by country as bars: what the seller owes, and behind it what others owe. The amounts are shown beside them. */
export function CountryChart({ currency, rows }: { currency: string; rows: CalculatedTax['byCountry'] }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const most = Math.max(1, ...rows.map(({ vat }) => Math.abs(vat)))
  const text = (amount: number) => formatMoney({ amount, currency }, lang)
  const width = (amount: number) => (Math.abs(amount) / most) * WIDTH
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{t('byCountry', { currency })}</span>
        <span className={styles.legend}>
          <i className={styles.ownMark} /> {t('legendSeller')}
        </span>
        <span className={styles.legend}>
          <i className={styles.othersMark} /> {t('legendOthers')}
        </span>
      </figcaption>
      <ul>
        {rows.map(({ country, vat, vatOwedBySeller: own }) => (
          <li key={country}>
            <span className={styles.place}>
              <Flag code={country === 'XI' ? 'GB' : country} size={18} />
              {placeName(country, lang, t)}
            </span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t('barText', { vat: text(vat), own: text(own) })}
            >
              <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
              <rect className={styles.others} width={width(vat)} height={HEIGHT} />
              <rect className={styles.own} width={width(own)} height={HEIGHT} />
            </svg>
            <span className={styles.value} aria-hidden="true">
              {text(vat)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
