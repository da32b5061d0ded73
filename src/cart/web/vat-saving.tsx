import { formatMoney } from '#platform/shared/format-money.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import styles from './cart-totals.module.css'

/** What a missing number costs, and where it is filled in. */
export function VatSaving({ saving, signedIn }: { saving: CartView['totals']['saving']; signedIn: boolean }) {
  const t = useText<typeof cartText>('cart')
  const lang = useLang()
  if (!saving) return null
  const sum = formatMoney(saving.amount, lang)
  return (
    <p className={styles.saving}>
      {t(`saving_${saving.missing}`)}{' '}
      <Link href={signedIn ? paths.confirmOrderCompany() : '#buyer-country'} look="alone">
        {t('savingFill', { sum })}
      </Link>
    </p>
  )
}
