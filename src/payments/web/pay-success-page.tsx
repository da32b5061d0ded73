import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney } from '#platform/shared/format-money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { PaymentState } from '../contract.ts'
import { PayOutcome } from './pay-outcome.tsx'
import type { paymentsText } from './payments.text.ts'
import { TransferCard } from './transfer-card.tsx'
import { usePaymentState } from './use-payment-state.ts'
import styles from './pay-success-page.module.css'

export const handle = { auth: true, access: 'seller', texts: ['payments', 'ui'] }

/** Where the provider sends the payer back to; a reload or the back button may lead here again. */
export default function PaySuccessPage() {
  const t = useText<typeof paymentsText>('payments')
  const [query] = useSearchParams()
  const orderId = query.get('orderId') ?? ''
  const { state, failure, askAgain, asking } = usePaymentState(orderId, query.get('method') === 'KLARNA')
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <Stack gap={20}>
        {state ? (
          <>
            <PayOutcome state={state} />
            {state.transfer && <TransferCard transfer={state.transfer} />}
            <Refunds state={state} />
            {state.state === 'PAID' && <NextSteps state={state} />}
          </>
        ) : (
          <Card>
            <h1 className="visually-hidden">{t('title')}</h1>
            {orderId === '' ? (
              <EmptyState
                title={t('noOrder')}
                action={<ButtonLink href={paths.myOrders()}>{t('allOrders')}</ButtonLink>}
              >
                {t('noOrderText')}
              </EmptyState>
            ) : failure ? (
              <ErrorState
                title={t('askFailed')}
                safe={t('askFailedSafe')}
                onRetry={askAgain}
                retrying={asking}
              >
                {failure.message}
              </ErrorState>
            ) : (
              <Skeleton lines={4} label={t('asking')} />
            )}
          </Card>
        )}
      </Stack>
    </div>
  )
}

function Refunds({ state }: { state: PaymentState }) {
  const t = useText<typeof paymentsText>('payments')
  const lang = useLang()
  return state.payments
    .flatMap((payment) => payment.refunds)
    .map(({ id, kind, status, amount }) => (
      <Notice key={id} tone="info">
        {t(`refund_${kind}_${status === 'SUCCEEDED' ? 'done' : 'due'}`, { sum: formatMoney(amount, lang) })}
      </Notice>
    ))
}

const SLOW_AFTER_MS = 20_000

/** The work that the paid order opened; a moment later than the money. */
function NextSteps({ state }: { state: PaymentState }) {
  const t = useText<typeof paymentsText>('payments')
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (state.workOrders.length === 0)
    return (
      <Card title={t('next')}>
        {slow ? <p>{t('openingSlow')}</p> : <Skeleton lines={2} label={t('opening')} />}
      </Card>
    )
  return (
    <Card title={t('next')}>
      <Stack gap={16}>
        <p>{t('nextText')}</p>
        <Stack gap={12} className={styles.work}>
          {state.workOrders.map((work, index) => (
            <Row as="div" key={work.id} between>
              <b>{work.name}</b>
              <ButtonLink variant={index === 0 ? 'primary' : 'default'} href={paths.workOrder(work.id)}>
                {t('startWork')}
              </ButtonLink>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
