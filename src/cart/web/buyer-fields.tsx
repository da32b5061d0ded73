import { CountryField, type RememberedBuyer } from '#accounts/web/public.tsx'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { cartText } from './cart.text.ts'
import styles from './buyer-fields.module.css'

const COUNTRY = 'buyer-country'
const NUMBER = 'buyer-number'

/** Puts the focus where the next answer is missing: the number, or the country before it. */
export function focusBuyer(): void {
  const field = document.getElementById(NUMBER) ?? document.getElementById(COUNTRY)
  field?.focus()
}

type Props = {
  buyer: RememberedBuyer | undefined
  problem: string | null
  onChange: (buyer: RememberedBuyer) => void
}

/** Asked of a visitor, so that the VAT is known before there is an account. */
export function BuyerFields({ buyer, problem, onChange }: Props) {
  const t = useText<typeof cartText>('cart')
  const country = buyer?.country ?? ''
  return (
    <div className={styles.buyer}>
      <CountryField
        id={COUNTRY}
        name="buyerCountry"
        label={t('buyerCountry')}
        placeholder={t('buyerChoose')}
        defaultValue={country}
        onValue={(chosen) => chosen && onChange({ country: chosen, number: '' })}
      />
      {country !== '' && (
        <TextField
          key={country}
          id={NUMBER}
          label={t(numberLabel(country))}
          optional
          defaultValue={buyer?.number ?? ''}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          error={problem ?? undefined}
          onBlur={(event) => {
            const number = event.target.value.trim()
            if (number !== buyer?.number) onChange({ country, number })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
      )}
    </div>
  )
}

function numberLabel(country: string) {
  if (country === 'CN') return 'buyerCreditCode'
  return EU_STATES.has(country) ? 'buyerVatNumber' : 'buyerRegistration'
}
