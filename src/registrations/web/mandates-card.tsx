import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { userInfo } from '#accounts/contract.ts'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listMandates, type Mandate } from '../mandates-contract.ts'
import { MandateRow, type MandateActions } from './mandate-row.tsx'
import { RenewMandateDialog } from './renew-mandate-dialog.tsx'
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
  const { role, asked, ask } = useQuestion(records)
  const current = records.filter(isListed)
  const earlier = records.filter((mandate) => isEarlier(mandate))
  const actions: MandateActions = {
    ...(role === 'owner' && { onRevoke: (mandate) => ask({ mandate, how: 'revoke' }) }),
    ...((role === 'owner' || role === 'editor') && { onRenew: (mandate) => ask({ mandate, how: 'renew' }) }),
  }
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <List mandates={current} actions={actions} />
      {role !== undefined && role !== 'owner' && <p className={styles.lead}>{t('onlyOwners')}</p>}
      {earlier.length > 0 && (
        <div className={styles.lead}>
          <Disclosure summary={t('earlier')} aside={String(earlier.length)}>
            <List mandates={earlier} />
          </Disclosure>
        </div>
      )}
      {asked?.how === 'revoke' && (
        <RevokeMandateDialog mandate={asked.mandate} onClose={() => ask(undefined)} />
      )}
      {asked?.how === 'renew' && (
        <RenewMandateDialog mandate={asked.mandate} onClose={() => ask(undefined)} />
      )}
    </>
  )
}

/** A document that was signed again stands with the mandate that it is to replace. */
const isListed = (mandate: Mandate) =>
  !isEarlier(mandate) && mandate.status !== 'SUBMITTED' && mandate.status !== 'RETURNED'

/** One that was revoked stays in sight while it is to be signed again, or that is being checked. */
const isEarlier = ({ status, isToSign, again }: Mandate) => OVER.has(status) && !isToSign && !again

function List({ mandates, actions }: { mandates: readonly Mandate[]; actions?: MandateActions }) {
  if (mandates.length === 0) return null
  return (
    <ul className={styles.list}>
      {mandates.map((mandate) => (
        <MandateRow key={mandate.id} mandate={mandate} {...actions} />
      ))}
    </ul>
  )
}

type Question = { mandate: Mandate; how: 'revoke' | 'renew' }

/** What is asked about a mandate; at first what the address names, `?mandate=`, as to-dos do. */
function useQuestion(records: readonly Mandate[]) {
  const role = useCallQuery(userInfo, {}, { staleTime: 60_000 }).data?.company.role
  const [search, setSearch] = useSearchParams()
  const [question, setQuestion] = useState<Question>()
  const named = records.find(({ id }) => id === search.get('mandate'))
  const fromAddress: Question | undefined =
    named?.isToSign && role !== 'viewer' ? { mandate: named, how: 'renew' } : undefined
  function ask(next: Question | undefined): void {
    setQuestion(next)
    if (!next && search.has('mandate')) setSearch({}, { replace: true })
  }
  return { role, asked: question ?? fromAddress, ask }
}
