import { formatDay } from '#platform/shared/day-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { sendBy } from '../../send-by.ts'
import { readTaxPayment } from '../../tax-contract.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import { stillToSend, type Payment } from './payment.ts'
import styles from './payment.module.css'
import { Progress, StateNotice, ToDos } from './progress.tsx'
import { SendProof } from './send-proof.tsx'
import { TransferLines } from './transfer-lines.tsx'

/** How the tax of a filed declaration is paid, and how far that has come. */
export function TaxPayment({ id }: { id: string }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const read = useCallQuery(readTaxPayment, { id })
  if (read.data) return <Shown payment={read.data} />
  if (read.error)
    return (
      <ErrorState
        level={3}
        title={t('failed')}
        safe={t('failedSafe')}
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      >
        {read.error.message}
      </ErrorState>
    )
  return <SkeletonRows rows={4} label={t('loading')} />
}

function Shown({ payment }: { payment: Payment }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const { payable, currency, payee, taxStatus } = payment
  const isOwed = taxStatus === 'DUE' || taxStatus === 'PROOF_SENT'
  const toSend = stillToSend(payment)
  return (
    <Stack gap={16}>
      <StateNotice payment={payment} />
      <ToDos payment={payment} />
      {taxStatus === 'PROOF_SENT' && (
        <Notice tone="warn">{t(toSend > 0 ? 'sendRestOnly' : 'doNotPayAgain')}</Notice>
      )}
      {toSend > 0 ? (
        <>
          <p className={styles.small}>{t('payYourself')}</p>
          <Days payment={payment} />
          {payee ? (
            <TransferLines payment={payment} payee={payee} toSend={toSend} />
          ) : (
            <Notice>{t('noPayee')}</Notice>
          )}
        </>
      ) : (
        <Facts
          items={[{ label: t('amount'), value: <Money value={{ amount: payable, currency }} strong /> }]}
        />
      )}
      <Progress payment={payment} />
      {isOwed && <SendProof payment={payment} />}
    </Stack>
  )
}

function Days({ payment: { payBy, transferBy, country, late, interest } }: { payment: Payment }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const lang = useLang()
  if (payBy === null) return null
  if (late)
    return (
      <Notice tone="bad" title={t('late')}>
        <p>{t('lateText', { day: formatDay(payBy, lang) })}</p>
        {interest && <p>{t('byLaw', interest)}</p>}
      </Notice>
    )
  return (
    <div>
      <Facts
        items={[
          { label: t('lastDay'), value: <DateText value={payBy} /> },
          ...(transferBy === null
            ? []
            : [{ label: t('lastBankDay'), value: <DateText value={transferBy} /> }]),
          { label: t('sendBy'), value: <DateText value={sendBy(payBy, country)} /> },
        ]}
      />
      <p className={styles.small}>{t('sendByText')}</p>
    </div>
  )
}
