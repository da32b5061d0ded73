import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { COUPON_STATES, type CouponState, type CouponView, listCoupons } from '../contract.ts'
import { ClaimForm } from './claim-form.tsx'
import { CouponCard } from './coupon-card.tsx'
import styles from './coupon-list-page.module.css'
import type { couponsText } from './coupons.text.ts'
import { useClaim } from './use-claim.ts'

export const handle = { auth: true, access: 'seller', texts: ['coupons', 'ui'] }

const PAGE_SIZE = 20

/** The coupons of the company: usable, used, expired, and what it may claim. */
export default function CouponListPage() {
  const t = useText<typeof couponsText>('coupons')
  const [query] = useSearchParams()
  const state = COUPON_STATES.find((one) => one === query.get('state')) ?? 'usable'
  const page = readPage(query)
  const coupons = useCallQuery(listCoupons, { state, page, pageSize: PAGE_SIZE })
  const { mayWrite, role } = useSession()
  const reason = mayWrite || role === undefined ? undefined : t('viewersCannotClaim')
  const claim = useClaim(({ name }) => t('claimed', { name }))
  const { data } = coupons
  const tabs = COUPON_STATES.map((one) => ({
    key: one,
    label: t(`state_${one}`),
    href: paths.couponList(one === 'usable' ? {} : { state: one }),
    ...(data && data.counts[one] > 0 ? { count: data.counts[one] } : {}),
  }))
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('lead')} />
      <Stack gap={20}>
        <ClaimForm claim={claim} reason={reason} />
        <LinkTabs label={t('tabs')} items={tabs} current={state} />
        <Card flush={Boolean(data?.records.length)}>
          {data && !coupons.isPlaceholderData ? (
            <Found state={state} coupons={data.records} claim={claim} reason={reason} />
          ) : coupons.error ? (
            <ErrorState
              title={t('loadFailed')}
              safe={t('nothingLost')}
              onRetry={() => void coupons.refetch()}
              retrying={coupons.isFetching}
            >
              {coupons.error.message}
            </ErrorState>
          ) : (
            <SkeletonRows rows={3} label={t('loading')} />
          )}
        </Card>
        {data && data.total > PAGE_SIZE && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(to) => paths.couponList({ state, page: to })}
          />
        )}
      </Stack>
    </>
  )
}

type FoundProps = {
  state: CouponState
  coupons: readonly CouponView[]
  claim: ReturnType<typeof useClaim>
  reason: string | undefined
}

function Found({ state, coupons, claim, reason }: FoundProps) {
  const t = useText<typeof couponsText>('coupons')
  if (coupons.length === 0)
    return (
      <EmptyState
        title={t(`empty_${state}`)}
        action={
          state === 'usable' ? (
            <ButtonLink href={paths.couponList({ state: 'offered' })}>{t('seeOffers')}</ButtonLink>
          ) : undefined
        }
      >
        {t(`emptyText_${state}`)}
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <CouponCard
          key={coupon.id}
          coupon={coupon}
          action={
            coupon.state === 'offered' ? (
              <Button
                aria-label={t('claimNamed', { name: coupon.name })}
                loading={claim.busyWith === coupon.id}
                {...(reason ? { reason } : {})}
                onClick={() => claim.offer(coupon.id)}
              >
                {t('claim')}
              </Button>
            ) : (
              <ButtonLink href={paths.services()}>{t('use')}</ButtonLink>
            )
          }
        />
      ))}
    </ul>
  )
}
