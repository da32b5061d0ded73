import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { staffCoupon } from '#coupons/staff/contract.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { CouponForm } from './coupon-form.tsx'
import styles from './coupon-page.module.css'
import type { couponsStaffText } from './coupons-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['coupons-staff', 'back-office-lists', 'ui'] }

/** Creates or changes a coupon. */
export default function CouponPage() {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const [query] = useSearchParams()
  const id = query.get('id')
  return (
    <div className={styles.page}>{id ? <Existing key={id} id={id} /> : <Framed title={t('newTitle')} />}</div>
  )
}

function Framed({ title, coupon }: { title: string; coupon?: Parameters<typeof CouponForm>[0]['coupon'] }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  return (
    <>
      <title>{title}</title>
      <PageHeading
        title={title}
        actions={<ButtonLink href={paths.adminCoupons()}>{t('backToList')}</ButtonLink>}
      />
      <CouponForm key={coupon?.version} coupon={coupon} />
    </>
  )
}

function Existing({ id }: { id: string }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const found = useCallQuery(staffCoupon, { id }, { staff: true })
  if (found.data) return <Framed title={t('editTitle', { code: found.data.code })} coupon={found.data} />
  if (!found.error) return <Skeleton lines={10} label={t('loading')} />
  return (
    <Card>
      {found.error.error === 'coupon.not_found' ? (
        <EmptyState
          title={t('notFound')}
          action={<ButtonLink href={paths.adminCoupons()}>{t('backToList')}</ButtonLink>}
        />
      ) : (
        <StaffLoadFailure
          read={found}
          title={t('loadFailed')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      )}
    </Card>
  )
}
