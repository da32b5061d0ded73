import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PAYMENT_METHODS, type PaymentMethod } from '../payment-methods.ts'
import { CODE } from '#platform/shared/call.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { type CallFailure, makeCall } from '#platform/web/api.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { createPayment } from '../contract.ts'
import { ChooseMethod } from './choose-method.tsx'
import type { paymentsText } from './payments.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['payments', 'ui'] }

/**
 * On the way to the provider: the buyer chooses how to pay, unless the method is known already. It replaces
 * its own entry in the browser's history, so that the back button leads from the provider to where the payer
 * came from, and not into a loop.
 */
export default function PayPage() {
  const t = useText<typeof paymentsText>('payments')
  const [query] = useSearchParams()
  const orderId = query.get('orderId') ?? ''
  const known = PAYMENT_METHODS.find((method) => method === query.get('method'))
  const way = useWayToProvider(orderId, query.get('restart') === '1')
  const started = useRef(false)
  useEffect(() => {
    if (!known || started.current) return
    started.current = true
    way.go(known)
  })
  if (way.failure) return <CannotPay orderId={orderId} failure={way.failure} retry={way.retry} />
  if (known || way.going)
    return (
      <Card>
        <title>{t('title')}</title>
        <Stack gap={16} aria-busy="true">
          <h1>{t('taking')}</h1>
          <p>{t('takingText')}</p>
          <Skeleton lines={3} label={t('taking')} />
        </Stack>
      </Card>
    )
  return <ChooseMethod orderId={orderId} onChosen={way.go} />
}

function CannotPay({
  orderId,
  failure,
  retry,
}: {
  orderId: string
  failure: CallFailure
  retry: () => void
}) {
  const t = useText<typeof paymentsText>('payments')
  const toOrder = orderId ? paths.order(orderId) : paths.myOrders()
  const refused = failure.code !== CODE.upstream && failure.code > CODE.sessionInvalid
  return (
    <Card>
      <title>{t('title')}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      <ErrorState
        title={refused ? t('cannotPay') : t('providerDown')}
        safe={t('nothingCharged')}
        {...(refused
          ? { action: <ButtonLink href={toOrder}>{t('seeOrder')}</ButtonLink> }
          : { onRetry: retry })}
      >
        {failure.message}
      </ErrorState>
    </Card>
  )
}

function useWayToProvider(orderId: string, restart: boolean) {
  const navigate = useNavigate()
  const [going, setGoing] = useState<PaymentMethod>()
  const [failure, setFailure] = useState<CallFailure>()
  const go = (method: PaymentMethod) => {
    setFailure(undefined)
    setGoing(method)
    makeCall(createPayment, { orderId: orderId || 'none', method, restart }, { quiet: true }).then(
      ({ redirectUrl }) => {
        const target = new URL(redirectUrl)
        const isOurs = target.origin === window.location.origin && target.pathname.startsWith('/workspace/')
        if (isOurs) void navigate(`${target.pathname}${target.search}`, { replace: true })
        else window.location.replace(redirectUrl)
      },
      (error: CallFailure) => setFailure(error),
    )
  }
  return { going, failure, go, retry: () => going && go(going) }
}
