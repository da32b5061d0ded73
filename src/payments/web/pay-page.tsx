import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CODE } from '#platform/shared/call.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { type CallFailure, makeCall } from '#platform/web/api.ts'
import { paths } from '#platform/web/paths.ts'
import { useText } from '#platform/web/text.ts'
import { createPayment } from '../contract.ts'
import type { paymentsText } from './payments.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['payments', 'ui'] }

/**
 * On the way to the provider. It takes its own place in the browser's history, so that the back button leads from the
 * provider to where the payer came from, and not into a loop.
 */
export default function PayPage() {
  const t = useText<typeof paymentsText>('payments')
  const [query] = useSearchParams()
  const orderId = query.get('orderId') ?? ''
  const { failure, retry } = useWayToProvider(orderId, query.get('restart') === '1')
  const toOrder = orderId ? paths.order(orderId) : paths.myOrders()
  const refused =
    failure !== undefined && failure.code !== CODE.upstream && failure.code > CODE.sessionInvalid
  return (
    <Card>
      <title>{t('title')}</title>
      {failure && <h1 className="visually-hidden">{t('title')}</h1>}
      {failure ? (
        <ErrorState
          title={refused ? t('cannotPay') : t('providerDown')}
          safe={t('nothingCharged')}
          {...(refused
            ? { action: <ButtonLink href={toOrder}>{t('seeOrder')}</ButtonLink> }
            : { onRetry: retry })}
        >
          {failure.message}
        </ErrorState>
      ) : (
        <Stack gap={16} aria-busy="true">
          <h1>{t('taking')}</h1>
          <p>{t('takingText')}</p>
          <Skeleton lines={3} label={t('taking')} />
        </Stack>
      )}
    </Card>
  )
}

function useWayToProvider(orderId: string, restart: boolean) {
  const [failure, setFailure] = useState<CallFailure>()
  const started = useRef(false)
  const go = () => {
    setFailure(undefined)
    makeCall(createPayment, { orderId: orderId || 'none', method: 'CARD', restart }, { quiet: true }).then(
      ({ redirectUrl }) => window.location.replace(redirectUrl),
      (error: CallFailure) => setFailure(error),
    )
  }
  useEffect(() => {
    if (started.current) return
    started.current = true
    go()
  })
  return { failure, retry: go }
}
