import type { ReactNode } from 'react'
import { formatMoney } from '#platform/shared/format-money.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import type { Money } from '#platform/shared/money.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { cx } from '#platform/ui/cx.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { discountText } from '../coupon.ts'
import type { CouponView } from '../contract.ts'
import styles from './coupon-card.module.css'
import type { couponsText } from './coupons.text.ts'

/** One coupon: how much it takes off, for what, until when. */
export function CouponCard({ coupon, action }: { coupon: CouponView; action?: ReactNode }) {
  const t = useText<typeof couponsText>('coupons')
  const lang = useLang()
  const isOver = coupon.state === 'used' || coupon.state === 'expired'
  const sums = (amounts: readonly Money[]) =>
    joinNames(
      amounts.map((amount) => formatMoney(amount, lang)),
      lang,
    )
  const [first, ...others] = coupon.amounts
  const scope = [...coupon.categories, ...coupon.products].map(({ name }) => name)
  return (
    <li className={cx(styles.coupon, isOver && styles.over)}>
      <div className={styles.value}>
        <p className={styles.off}>
          {coupon.basisPoints === null
            ? first && t('amountOff', { sum: formatMoney(first, lang) })
            : t('percentOff', { discount: discountText(coupon.basisPoints, lang) })}
        </p>
        {others.length > 0 && <p className={styles.small}>{t('otherCurrencies', { sums: sums(others) })}</p>}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>{coupon.name}</h2>
        {coupon.terms && <p>{coupon.terms}</p>}
        <ul className={styles.terms}>
          <li>{scope.length === 0 ? t('forAll') : t('forSome', { names: joined(t, scope) })}</li>
          {coupon.minimums.length > 0 && <li>{t('from', { sums: sums(coupon.minimums) })}</li>}
          {coupon.firstOrderOnly && <li>{t('firstOrderOnly')}</li>}
          <li>{t(coupon.stackable ? 'stackable' : 'notStackable')}</li>
          {coupon.state === 'usable' && coupon.usesLeft > 1 && (
            <li>{t('usesLeft', { count: coupon.usesLeft })}</li>
          )}
        </ul>
        <p className={styles.small}>
          <span className={styles.days}>
            <DateText value={coupon.validFrom} format="full" /> –{' '}
            <DateText value={coupon.validUntil} format="full" />
          </span>
          <span className={styles.code}>
            {t('code')} <b>{coupon.code}</b>
          </span>
        </p>
      </div>
      <div>{isOver ? <Badge variant="neutral">{t(`state_${coupon.state}`)}</Badge> : action}</div>
    </li>
  )
}

const joined = (t: Translate<typeof couponsText>, names: readonly string[]): string =>
  names.reduce((first, second) => t('listOf', { first, second }))
