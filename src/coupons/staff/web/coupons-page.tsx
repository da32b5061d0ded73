import { useNavigate } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { STAFF_COUPON_STATES, type StaffCoupon, staffCoupons } from '#coupons/staff/contract.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { CURRENCIES, money } from '#platform/shared/money.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { couponsStaffText } from './coupons-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['coupons-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** The coupons that staff have made, found by code, name and state. */
export default function StaffCouponsPage() {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const navigate = useNavigate()
  const { view: state, keyword, page } = useListPlace(STAFF_COUPON_STATES, 'state')
  const filters = { keyword, ...(state && { state }) }
  const list = useStaffList(staffCoupons, { ...filters, page, pageSize: PAGE_SIZE })
  return (
    <ListFrame
      id="coupons"
      title={t('title')}
      sub={t('sub')}
      tools={
        <>
          <FindBox
            label={t('find')}
            placeholder={t('find')}
            keyword={keyword}
            onFind={(next) => void navigate(paths.adminCoupons({ ...filters, keyword: next }))}
          />
          <CreateLink />
        </>
      }
      views={{ label: t('views'), items: useViews(keyword), current: state ?? '' }}
    >
      <ListRows
        list={list}
        empty={<NoCoupons filtered={keyword !== '' || state !== undefined} />}
        hrefOf={(to) => paths.adminCoupons({ ...filters, page: to })}
      >
        {(rows) => <CouponTable rows={rows} />}
      </ListRows>
    </ListFrame>
  )
}

function CouponTable({ rows }: { rows: readonly StaffCoupon[] }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <Table
      caption={t('title')}
      columns={columnsOf(t, lang)}
      rows={rows}
      rowKey={(coupon) => coupon.id}
      onRowClick={(coupon) => void navigate(paths.adminCoupon(coupon.id))}
      dense
    />
  )
}

function useViews(keyword: string) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  return [
    { key: '', label: t('view_all'), href: paths.adminCoupons({ keyword }) },
    ...STAFF_COUPON_STATES.map((state) => ({
      key: state,
      label: t(`state_${state}`),
      href: paths.adminCoupons({ keyword, state }),
    })),
  ]
}

function CreateLink() {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  return (
    <ButtonLink variant="primary" href={paths.adminCoupon()}>
      {t('create')}
    </ButtonLink>
  )
}

function NoCoupons({ filtered }: { filtered: boolean }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  if (filtered)
    return (
      <EmptyState
        title={t('noMatch')}
        action={<ButtonLink href={paths.adminCoupons()}>{t('clear')}</ButtonLink>}
      />
    )
  return (
    <EmptyState title={t('empty')} action={<CreateLink />}>
      {t('emptyText')}
    </EmptyState>
  )
}

const LOOKS: Record<StaffCoupon['state'], BadgeVariant> = {
  active: 'finished',
  upcoming: 'info',
  ended: 'neutral',
  stopped: 'cancelled',
}

function columnsOf(t: Translate<typeof couponsStaffText>, lang: Lang): Column<StaffCoupon>[] {
  return [
    {
      key: 'code',
      header: t('code'),
      primary: true,
      cell: (coupon) => (
        <Link href={paths.adminCoupon(coupon.id)} look="alone">
          {coupon.code}
        </Link>
      ),
    },
    { key: 'name', header: t('name'), cell: (coupon) => coupon.name[lang] },
    { key: 'value', header: t('value'), cell: (coupon) => valueOf(coupon, t, lang) },
    {
      key: 'validity',
      header: t('validity'),
      cell: (coupon) => (
        <>
          <DateText value={coupon.validFrom} format="full" /> –{' '}
          <DateText value={coupon.validUntil} format="full" />
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: (coupon) => <Badge variant={LOOKS[coupon.state]}>{t(`state_${coupon.state}`)}</Badge>,
    },
    { key: 'claims', header: t('claims'), numeric: true, cell: (coupon) => coupon.claims },
    {
      key: 'uses',
      header: t('uses'),
      numeric: true,
      cell: ({ uses, totalUses }) => (totalUses === null ? uses : t('usesOf', { uses, total: totalUses })),
    },
  ]
}

function valueOf(coupon: StaffCoupon, t: Translate<typeof couponsStaffText>, lang: Lang): string {
  if (coupon.basisPoints !== null) return t('percentOff', { percent: coupon.basisPoints / 100 })
  const currency = CURRENCIES.find((one) => coupon.amounts[one] !== undefined)
  return currency ? formatMoney(money(coupon.amounts[currency] ?? 0, currency), lang) : ''
}
