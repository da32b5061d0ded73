import type { MouseEvent } from 'react'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CartView } from '../contract.ts'
import { focusBuyer } from './buyer-fields.tsx'
import type { cartText } from './cart.text.ts'
import styles from './cart-totals.module.css'

type Props = {
  saving: CartView['totals']['saving']
  signedIn: boolean
  /** The form of a signed-in person's company. */
  companyHref?: string
  /** Opens the fields where they are not open yet. */
  onFill?: () => void
}

/** What a missing number costs, and where it is filled in. */
export function VatSaving({ saving, signedIn, companyHref = paths.confirmOrderCompany(), onFill }: Props) {
  const t = useText<typeof cartText>('cart')
  const lang = useLang()
  if (!saving) return null
  const fill = (event: MouseEvent) => {
    event.preventDefault()
    onFill?.()
    focusBuyer()
  }
  const sum = formatMoney(saving.amount, lang)
  return (
    <p className={styles.saving}>
      {t(`saving_${saving.missing}`)}{' '}
      {signedIn ? (
        <Link href={companyHref} look="alone">
          {t('savingFill', { sum })}
        </Link>
      ) : (
        <Link href="#buyer-number" look="alone" onClick={fill}>
          {t('savingFill', { sum })}
        </Link>
      )}
    </p>
  )
}
