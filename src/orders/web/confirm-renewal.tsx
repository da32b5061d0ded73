import { AgreementDisclosure, CompanyPanel, useSession } from '#accounts/web/public.tsx'
import { companyInfo } from '#accounts/contract.ts'
import { isReadyForInvoice } from '#accounts/company.ts'
import { CartTotals, useCartCurrency } from '#cart/web/public.tsx'
import type { CategoryCode } from '#catalogue/codes.ts'
import { paths } from '#paths.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { Stack, WithSide } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { checkRenewals, type RenewalCheck } from '../renewal-contract.ts'
import type { checkoutText } from './checkout.text.ts'
import { MethodCard } from './method-card.tsx'
import { RefusedRenewals, RenewalLines } from './renewal-lines.tsx'
import { useOrderRenewals } from './use-order-renewals.ts'
import { usePaymentMethod } from './use-payment-method.ts'
import { AGREEMENT_BOX } from './use-place-order.ts'
import styles from './confirm-order-page.module.css'

type Asked = { serviceIds: string[] } | { pendingRenewalType: CategoryCode }

/** What goes on, from when to when and for how much, and the button that orders it. */
export function ConfirmRenewal({ asked }: { asked: Asked }) {
  const t = useText<typeof checkoutText>('checkout')
  const [currency] = useCartCurrency()
  const check = useCallQuery(checkRenewals, { ...asked, currency }, { staleTime: 0 })
  return (
    <Stack gap={16}>
      <title>{t('renewalTitle')}</title>
      <PageHeading title={t('renewalTitle')} sub={t('lead')} />
      {check.data ? (
        <Content check={check.data} refresh={() => void check.refetch()} />
      ) : (
        <Card>
          {check.error ? (
            <ErrorState
              title={t('loadFailed')}
              onRetry={() => void check.refetch()}
              retrying={check.isFetching}
            >
              {check.error.message}
            </ErrorState>
          ) : (
            <Skeleton lines={8} label={t('loading')} />
          )}
        </Card>
      )}
    </Stack>
  )
}

function Content({ check, refresh }: { check: RenewalCheck; refresh: () => void }) {
  const t = useText<typeof checkoutText>('checkout')
  const payment = usePaymentMethod(check.totals?.total.currency ?? 'EUR')
  const { method } = payment
  const placing = useOrderRenewals(check, method)
  if (placing.placed) return <Skeleton lines={4} label={t('loading')} />
  if (!check.totals)
    return (
      <Card>
        <EmptyState
          title={t('nothingToRenew')}
          action={<ButtonLink href={paths.registrations()}>{t('toRegistrations')}</ButtonLink>}
        >
          {t('nothingToRenewText')}
        </EmptyState>
        <RefusedRenewals refused={check.refused} />
      </Card>
    )
  return (
    <WithSide
      sideWidth={344}
      sticky
      side={<ToPay check={check} placing={placing} byTransfer={method === 'BANK_TRANSFER'} />}
    >
      <RenewalLines check={check} />
      <CompanyPanel onChanged={refresh} />
      <MethodCard payment={payment} />
      <Card title={t('agreement')}>
        <Stack gap={12}>
          <AgreementDisclosure version={placing.agreementVersion} />
          <CheckField
            id={AGREEMENT_BOX}
            label={t('agreementCheck', { version: placing.agreementVersion })}
            checked={placing.agreed}
            onChange={(event) => placing.agree(event.target.checked)}
            error={placing.agreementMissing ? t('agreementMissing') : undefined}
          />
        </Stack>
      </Card>
    </WithSide>
  )
}

function ToPay({
  check: { totals, discounts },
  placing,
  byTransfer,
}: {
  check: RenewalCheck
  placing: ReturnType<typeof useOrderRenewals>
  byTransfer: boolean
}) {
  const t = useText<typeof checkoutText>('checkout')
  const lang = useLang()
  const { mayWrite } = useSession()
  const { data: company } = useCallQuery(companyInfo, {})
  if (!totals) return null
  const complete = company ? isReadyForInvoice(company) : true
  const obstacle = mayWrite ? (complete ? undefined : t('companyMissing')) : t('viewersCannotOrder')
  const sum = formatMoney(totals.total, lang)
  return (
    <Card raised title={t('summary')}>
      <CartTotals cart={{ totals, discounts }} />
      <div className={styles.pay}>
        <Button
          variant="primary"
          size={52}
          full
          loading={placing.busy}
          reason={obstacle}
          onClick={placing.place}
        >
          {t(byTransfer ? 'orderForTransfer' : 'pay', { sum })}
        </Button>
        <p>{t(byTransfer ? 'reservedForTransfer' : 'reserved')}</p>
      </div>
    </Card>
  )
}
