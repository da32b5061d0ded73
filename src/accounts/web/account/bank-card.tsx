import { use, useState } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText, TimeZoneContext } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type BankDetails, bankDetails, restoreBankDetails } from '../../bank-contract.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { BankDialog } from './bank-dialog.tsx'
import type { bankText } from './bank.text.ts'

/** Where money is sent to the company, and for a while where it was sent before. */
export function BankCard() {
  const t = useText<typeof bankText>('bank')
  const [changing, setChanging] = useState(false)
  const { data, error, refetch, isFetching } = useCallQuery(bankDetails, {})
  const change = (
    <Button size={32} onClick={() => setChanging(true)}>
      {t(data?.current ? 'change' : 'add')}
    </Button>
  )
  return (
    <Card title={t('title')} aside={data?.current && change} foot={t('why')}>
      {data ? (
        <Stack gap={16}>
          {data.current ? (
            <Current account={data.current} />
          ) : (
            <EmptyState title={t('none')} action={change} />
          )}
          {data.earlier.map((account) => (
            <Earlier key={account.id} account={account} />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={3} />
      )}
      {changing && <BankDialog current={data?.current} onClose={() => setChanging(false)} />}
    </Card>
  )
}

function Current({ account }: { account: NonNullable<BankDetails['current']> }) {
  const t = useText<typeof bankText>('bank')
  return (
    <Facts
      items={[
        { key: 'holder', label: t('holder'), value: <bdi>{account.holder}</bdi> },
        { key: 'number', label: t('number'), value: inGroups(account.number) },
        ...(account.bic ? [{ key: 'bic', label: t('bic'), value: account.bic }] : []),
        { key: 'since', label: t('since'), value: <DateText value={account.since} /> },
      ]}
    />
  )
}

function Earlier({ account }: { account: BankDetails['earlier'][number] }) {
  const t = useText<typeof bankText>('bank')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const restore = useCallMutation(restoreBankDetails, {
    make: makeConfirmedCall,
    invalidates: [bankDetails],
    onSuccess: () => showMessage(t('restored'), 'good'),
  })
  return (
    <Notice
      title={t('earlier', { holder: account.holder, number: inGroups(account.number) })}
      action={
        <Button size={32} loading={restore.isPending} onClick={() => restore.mutate({ id: account.id })}>
          {t('restore')}
        </Button>
      }
    >
      {t('earlierUntil', { day: formatInstant(account.until, lang, 'full', timeZone) })}
    </Notice>
  )
}

/** As banks print it. */
const inGroups = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ')
