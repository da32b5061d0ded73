import { discountText } from '#coupons/coupon.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import styles from './bundle-hint.module.css'

/** What further countries in the same order would save, or why the price for several countries does not apply. */
export function BundleHint({ cart }: { cart: Pick<CartView, 'bundle' | 'discounts'> }) {
  const t = useText<typeof cartText>('cart')
  const lang = useLang()
  const { next, basisPoints } = cart.bundle
  if (basisPoints > 0 && !cart.discounts.some(({ kind }) => kind === 'BUNDLE'))
    return <p className={styles.hint}>{t('bundleInstead', { now: discountText(basisPoints, lang) })}</p>
  if (!next) return null
  const params = {
    count: next.missing,
    discount: discountText(next.basisPoints, lang),
    now: discountText(basisPoints, lang),
  }
  return (
    <p className={styles.hint}>
      {basisPoints > 0 ? t('bundleMore', params) : t('bundleNext', params)}{' '}
      <Link href={paths.services({ category: 'VAT' })}>{t('bundleChoose')}</Link>
    </p>
  )
}
