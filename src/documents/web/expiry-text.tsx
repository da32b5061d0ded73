import { Badge } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { useText } from '#platform/web/text.ts'
import type { VaultDocument } from '../vault-contract.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

/** Until when a document is valid, and whether that is soon. */
export function ExpiryText({ document }: { document: VaultDocument }) {
  const { expiresOn, expiry, retired, deleted } = document
  const t = useText<typeof vaultText>('vault')
  if (deleted) return <Badge variant="cancelled">{t('deleted')}</Badge>
  if (retired) return <Badge variant="cancelled">{t('retired')}</Badge>
  if (expiresOn === null) return <span className={styles.none}>–</span>
  return (
    <span className={styles.expiry}>
      <DateText value={expiresOn} format="full" />
      {expiry === 'soon' && <Badge variant="dueSoon">{t('soon')}</Badge>}
      {expiry === 'expired' && <Badge variant="late">{t('expired')}</Badge>}
    </span>
  )
}
