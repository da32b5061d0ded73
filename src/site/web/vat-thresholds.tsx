import { useLang } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import { Backing } from './vat-backing.tsx'
import styles from './vat-data.module.css'

export function VatThresholds({ thresholds }: { thresholds: VatCountry['thresholds'] }) {
  const lang = useLang()
  const amount = ({ amount: minor, currency }: VatCountry['thresholds'][number]['value']) =>
    new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }).format(minor / 100)
  return (
    <ul className={styles.thresholds}>
      {thresholds.map((one) => (
        <li key={one.name}>
          <strong>{amount(one.value)}</strong>
          <span>{one.name}</span>
          <p className={styles.small}>{one.rule}</p>
          <Backing {...one} />
        </li>
      ))}
    </ul>
  )
}
