import { useState } from 'react'
import { CompanyPanel } from '#accounts/web/public.tsx'
import { couponInput, useCartCurrency, useCouponChoice } from '#cart/web/public.tsx'
import type { CategoryCode } from '#catalogue/codes.ts'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack, WithSide } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { checkRenewals, type RenewalCheck } from '../renewal-contract.ts'
import { AgreementCard } from './agreement-card.tsx'
import type { checkoutText } from './checkout.text.ts'
import { ConfirmFrame } from './confirm-frame.tsx'
import { MethodCard } from './method-card.tsx'
import { OrderSummary, type OnCoupon } from './order-summary.tsx'
import { RefusedRenewals, RenewalLines } from './renewal-lines.tsx'
import { useOrderRenewals } from './use-order-renewals.ts'
import { usePaymentMethod } from './use-payment-method.ts'

type Asked = { serviceIds: string[] } | { pendingRenewalType: CategoryCode }

/** What goes on, from when to when and for how much, and the button that orders it. */
export function ConfirmRenewal({ asked }: { asked: Asked }) {
  const t = useText<typeof checkoutText>('checkout')
  const [currency] = useCartCurrency()
  const [coupon, chooseCoupon] = useCouponChoice()
  const [annual, setAnnual] = useState<Readonly<Record<string, string>>>({})
  const annualReturns = Object.entries(annual).map(([serviceId, value]) => ({ serviceId, value }))
  const chosen = annualReturns.length > 0 && { annualReturns }
  const input = { ...asked, ...chosen, currency, ...couponInput(coupon) }
  const check = useCallQuery(checkRenewals, input, { staleTime: 0 })
  return (
    <Stack gap={16}>
      <title>{t('renewalTitle')}</title>
      <PageHeading title={t('renewalTitle')} sub={t('lead')} />
      <ConfirmFrame read={check} failed={t('renewalFailed')} loading={t('loadingRenewal')}>
        {(data) => (
          <Content
            check={data}
            refresh={() => void check.refetch()}
            onCoupon={chooseCoupon}
            onAnnual={(serviceId, value) => setAnnual((before) => ({ ...before, [serviceId]: value }))}
          />
        )}
      </ConfirmFrame>
    </Stack>
  )
}

type ContentProps = {
  check: RenewalCheck
  refresh: () => void
  onCoupon: OnCoupon
  onAnnual: (serviceId: string, value: string) => void
}

function Content({ check, refresh, onCoupon, onAnnual }: ContentProps) {
  const t = useText<typeof checkoutText>('checkout')
  const payment = usePaymentMethod(check.totals?.total.currency ?? 'EUR')
  const { method } = payment
  const placing = useOrderRenewals(check, method, { onCouponRefused: () => onCoupon({ kind: 'best' }) })
  if (placing.placed) return <Skeleton lines={4} label={t('loadingRenewal')} />
  const { totals } = check
  if (!totals) return <NothingToRenew check={check} />
  return (
    <WithSide
      sideWidth={344}
      sticky
      side={
        <OrderSummary
          priced={{ ...check, totals }}
          placing={placing}
          byTransfer={method === 'BANK_TRANSFER'}
          onCoupon={onCoupon}
        />
      }
    >
      <RenewalLines check={check} onAnnual={onAnnual} />
      <CompanyPanel onChanged={refresh} />
      <MethodCard payment={payment} />
      <AgreementCard placing={placing} />
    </WithSide>
  )
}

/** Each of what was asked for says why; where nothing was found, when something could be. */
function NothingToRenew({ check: { refused } }: { check: RenewalCheck }) {
  const t = useText<typeof checkoutText>('checkout')
  return (
    <Card>
      <EmptyState
        title={t('nothingToRenew')}
        action={<ButtonLink href={paths.registrations()}>{t('toRegistrations')}</ButtonLink>}
      >
        {refused.length === 0 ? t('nothingToRenewText') : undefined}
      </EmptyState>
      <RefusedRenewals refused={refused} />
    </Card>
  )
}
