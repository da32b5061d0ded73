import { useSession } from '#accounts/web/public.tsx'
import { companyInfo } from '#accounts/contract.ts'
import { isReadyForInvoice } from '#accounts/company.ts'
import type { CartView } from '#cart/contract.ts'
import { CartTotals, CouponPart, type useCouponChoice } from '#cart/web/public.tsx'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Money } from '#platform/shared/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { checkoutText } from './checkout.text.ts'
import styles from './confirm-order-page.module.css'

export type OnCoupon = ReturnType<typeof useCouponChoice>[1]

type Props = {
  priced: Pick<CartView, 'totals' | 'discounts' | 'coupon'>
  placing: { busy: boolean; place: () => void; changedFrom: Money | undefined }
  byTransfer: boolean
  onCoupon: OnCoupon
}

/** What an order would cost, the coupon that makes it cheaper, and the button that orders it. */
export function OrderSummary({ priced, placing, byTransfer, onCoupon }: Props) {
  const t = useText<typeof checkoutText>('checkout')
  const lang = useLang()
  const { mayWrite } = useSession()
  const { data: company } = useCallQuery(companyInfo, {})
  const complete = company ? isReadyForInvoice(company) : true
  const obstacle = mayWrite ? (complete ? undefined : t('companyMissing')) : t('viewersCannotOrder')
  const sum = formatMoney(priced.totals.total, lang)
  const { changedFrom } = placing
  return (
    <Card raised title={t('summary')}>
      {changedFrom && (
        <Notice tone="warn" role="alert" title={t('priceChanged')}>
          {t('priceChangedText', { before: formatMoney(changedFrom, lang), now: sum })}
        </Notice>
      )}
      <CouponPart cart={priced} onChoose={onCoupon} />
      <CartTotals cart={priced} />
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
