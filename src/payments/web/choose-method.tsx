import { useState } from 'react'
import type { PaymentMethod } from '../payment-methods.ts'
import { CODE } from '#platform/shared/call.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { minusMoney } from '#platform/shared/money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { type PaymentState, paymentStatus } from '../contract.ts'
import type { paymentsText } from './payments.text.ts'
import styles from './pay-success-page.module.css'

/** The choice of payment method. */
export function ChooseMethod({
  orderId,
  onChosen,
}: {
  orderId: string
  onChosen: (method: PaymentMethod) => void
}) {
  const t = useText<typeof paymentsText>('payments')
  const read = useCallQuery(paymentStatus, { orderId: orderId || 'none' }, { staleTime: 0 })
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <Card>
        {read.data ? (
          <Choices state={read.data} onChosen={onChosen} />
        ) : read.error ? (
          <>
            <h1 className="visually-hidden">{t('title')}</h1>
            <ErrorState
              title={t('orderNotLoaded')}
              safe={t('nothingCharged')}
              {...(read.error.code === CODE.refused || read.error.code === CODE.badInput
                ? { action: <ButtonLink href={paths.myOrders()}>{t('allOrders')}</ButtonLink> }
                : { onRetry: () => void read.refetch(), retrying: read.isFetching })}
            >
              {read.error.message}
            </ErrorState>
          </>
        ) : (
          <Skeleton lines={5} label={t('loadingOrder')} />
        )}
      </Card>
    </div>
  )
}

function Choices({ state, onChosen }: { state: PaymentState; onChosen: (method: PaymentMethod) => void }) {
  const t = useText<typeof paymentsText>('payments')
  const lang = useLang()
  const [picked, setPicked] = useState<PaymentMethod>()
  const method = picked ?? state.methods[0]
  const seeOrder = <ButtonLink href={paths.order(state.orderId)}>{t('seeOrder')}</ButtonLink>
  if (state.state === 'PROCESSING')
    return (
      <EmptyState title={t('processing')} action={seeOrder}>
        {t('processingText', { number: state.orderNumber })}
      </EmptyState>
    )
  if (!method)
    return (
      <EmptyState title={t('nothingToPay')} action={seeOrder}>
        {t('nothingToPayText', { number: state.orderNumber })}
      </EmptyState>
    )
  const sum = formatMoney(state.due, lang)
  return (
    <Stack gap={20}>
      <div>
        <h1>{t('choose', { sum })}</h1>
        <p className={styles.lead}>
          {t('chooseText', { number: state.orderNumber })}
          {state.due.amount < state.total.amount &&
            ` ${t('chooseRest', {
              received: formatMoney(minusMoney(state.total, state.due), lang),
              total: formatMoney(state.total, lang),
            })}`}
        </p>
        {state.expiresAt && (
          <p className={styles.until}>
            {t('payBy')} <DateText value={state.expiresAt} format="deadline" />
          </p>
        )}
      </div>
      <ChoiceChips
        name="method"
        legend={t('chooseLegend')}
        hideLegend
        look="cards"
        value={method}
        onChange={(value) => setPicked(state.methods.find((candidate) => candidate === value))}
        options={state.methods.map((value) => ({
          value,
          label: t(`method_${value}`),
          detail: t(`methodDetail_${value}`),
        }))}
      />
      <Row gap={12}>
        <Button variant="primary" size={52} onClick={() => onChosen(method)}>
          {t(`goTo_${method}`, { sum })}
        </Button>
        {seeOrder}
      </Row>
    </Stack>
  )
}
