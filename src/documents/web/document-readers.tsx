import { DateText } from '#platform/ui/date-text.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listReadings } from '../vault-contract.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

/** Who opened it, and when. */
export function DocumentReaders({ uploadId }: { uploadId: string }) {
  const t = useText<typeof vaultText>('vault')
  const { data, error } = useCallQuery(listReadings, { uploadId })
  if (error) return <p className={styles.none}>{error.message}</p>
  if (!data) return <p className={styles.none}>{t('loading')}</p>
  if (data.length === 0) return <p className={styles.none}>{t('noReaders')}</p>
  return (
    <ul>
      {data.map(({ kind, name, at }) => (
        <li key={`${kind} ${at}`}>
          <span>{t(`reader_${kind}`, { name: name ?? t('someone') })}</span>
          <DateText value={at} format="fullTime" />
        </li>
      ))}
    </ul>
  )
}
