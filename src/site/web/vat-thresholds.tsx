import { formatWholeMoney } from '#platform/shared/format-money.ts'
import { useLang } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import { Backing } from './vat-backing.tsx'
import styles from './vat-data.module.css'

export function VatThresholds({ thresholds }: { thresholds: VatCountry['thresholds'] }) {
  const lang = useLang()
  return (
    <ul className={styles.thresholds}>
      {thresholds.map((one) => (
        <li key={one.name}>
          <strong>{formatWholeMoney(one.value, lang)}</strong>
          <span>{one.name}</span>
          <p className={styles.small}>{one.rule}</p>
          <Backing {...one} />
        </li>
      ))}
    </ul>
  )
}
