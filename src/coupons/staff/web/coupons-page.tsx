import { useNavigate, useSearchParams } from 'react-router'
import { STAFF_COUPON_STATES, type StaffCoupon, staffCoupons } from '#coupons/staff/contract.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { CURRENCIES, money } from '#platform/shared/money.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Link } from '#platform/ui/link.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { ListPage } from '#back-office/web/frame/list-page.tsx'
import { SearchBox } from '#back-office/web/frame/search-box.tsx'
import type { couponsStaffText } from './coupons-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['coupons-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** The coupons that staff have made, to be found by code, name and state. */
export default function StaffCouponsPage() {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const lang = useLang()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const state = STAFF_COUPON_STATES.find((one) => one === query.get('state'))
  const keyword = query.get('keyword')?.trim().slice(0, 80) ?? ''
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const filters = { keyword, ...(state && { state }) }
  const list = useCallQuery(staffCoupons, { ...filters, page, pageSize: PAGE_SIZE }, { staff: true })
  const create = (
    <ButtonLink variant="primary" href={paths.adminCoupon()}>
      {t('create')}
    </ButtonLink>
  )
  return (
    <ListPage
      title={t('title')}
      sub={t('sub')}
      actions={create}
      filters={
        <>
          <SearchBox
            key={keyword}
            label={t('find')}
            keyword={keyword}
            onSearch={(next) => void navigate(paths.adminCoupons({ ...filters, keyword: next }))}
          />
          <SelectField
            label={t('state')}
            value={state ?? ''}
            options={[
              { value: '', label: t('allStates') },
              ...STAFF_COUPON_STATES.map((one) => ({ value: one, label: t(`state_${one}`) })),
            ]}
            onChange={(event) => void navigate(paths.adminCoupons({ keyword, state: event.target.value }))}
          />
        </>
      }
      list={list}
      columns={columnsOf(t, lang)}
      rowKey={(coupon) => coupon.id}
      onRowClick={(coupon) => void navigate(paths.adminCoupon(coupon.id))}
      empty={
        keyword || state
          ? {
              title: t('noMatch'),
              action: <ButtonLink href={paths.adminCoupons()}>{t('clear')}</ButtonLink>,
            }
          : { title: t('empty'), text: t('emptyText'), action: create }
      }
      hrefOf={(to) => paths.adminCoupons({ ...filters, page: to })}
    />
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
