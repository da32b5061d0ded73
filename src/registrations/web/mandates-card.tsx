import { useState } from 'react'
import { userInfo } from '#accounts/contract.ts'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listMandates, type Mandate } from '../mandates-contract.ts'
import { MandateRow } from './mandate-row.tsx'
import { RevokeMandateDialog } from './revoke-mandate-dialog.tsx'
import type { mandatesText } from './mandates.text.ts'
import styles from './registrations.module.css'

const OVER: ReadonlySet<Mandate['status']> = new Set(['REVOKED', 'REPLACED', 'DEREGISTERED', 'WITHDRAWN'])

/** What the company has signed so that the agency may act for it; what is over, on request. */
export function MandatesCard() {
  const t = useText<typeof mandatesText>('mandates')
  const list = useCallQuery(listMandates, { pageSize: 100 })
  const records = list.data?.records ?? []
  return (
    <Card title={t('title')} ruled flush={records.length > 0}>
      {list.data && records.length > 0 ? (
        <Mandates records={records} />
      ) : list.data ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : list.error ? (
        <ErrorState title={t('failed')} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <SkeletonRows rows={2} label={t('loading')} />
      )}
    </Card>
  )
}

function Mandates({ records }: { records: readonly Mandate[] }) {
  const t = useText<typeof mandatesText>('mandates')
  const user = useCallQuery(userInfo, {}, { staleTime: 60_000 }).data
  const [revoked, setRevoked] = useState<Mandate>()
  const current = records.filter(({ status }) => !OVER.has(status))
  const earlier = records.filter(({ status }) => OVER.has(status))
  const rowProps = user?.company.role === 'owner' ? { onRevoke: setRevoked } : {}
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      {current.length > 0 && (
        <ul className={styles.list}>
          {current.map((mandate) => (
            <MandateRow key={mandate.id} mandate={mandate} {...rowProps} />
          ))}
        </ul>
      )}
      {user && user.company.role !== 'owner' && <p className={styles.lead}>{t('onlyOwners')}</p>}
      {earlier.length > 0 && (
        <div className={styles.lead}>
          <Disclosure summary={t('earlier')} aside={String(earlier.length)}>
            <ul className={styles.list}>
              {earlier.map((mandate) => (
                <MandateRow key={mandate.id} mandate={mandate} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      {revoked && <RevokeMandateDialog mandate={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  )
}
