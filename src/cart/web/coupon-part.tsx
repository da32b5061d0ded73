import { type FormEvent, useState } from 'react'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { CouponOffer } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import styles from './coupon-part.module.css'
import type { CouponChoice } from './use-coupon-choice.ts'

type Props = { cart: { coupon: CouponOffer }; onChoose: (choice: CouponChoice) => void }

/** Which coupon applies: the best automatically, another of one's own, a typed code, or none. */
export function CouponPart({ cart, onChoose }: Props) {
  const t = useText<typeof cartText>('cart')
  const { applied, refused, choices } = cart.coupon
  return (
    <div className={styles.part}>
      {(choices.length > 0 || applied) && <Choice cart={cart} onChoose={onChoose} />}
      <Disclosure summary={t('couponHaveCode')} open={refused !== null}>
        <CodeForm key={refused?.code ?? ''} cart={cart} onChoose={onChoose} />
      </Disclosure>
    </div>
  )
}

const NONE = ''

function Choice({ cart, onChoose }: Props) {
  const t = useText<typeof cartText>('cart')
  const lang = useLang()
  const { applied, choices } = cart.coupon
  const all = applied && !choices.some(({ code }) => code === applied.code) ? [applied, ...choices] : choices
  return (
    <SelectField
      label={t('coupon')}
      value={applied?.code ?? NONE}
      options={[
        ...all.map(({ code, name, saves }) => ({
          value: code,
          label: t('couponSaves', { name, sum: formatMoney(saves, lang) }),
        })),
        { value: NONE, label: t('couponNone') },
      ]}
      onChange={({ target: { value } }) =>
        onChoose(value === NONE ? { kind: 'none' } : { kind: 'code', code: value })
      }
    />
  )
}

function CodeForm({ cart, onChoose }: Props) {
  const t = useText<typeof cartText>('cart')
  const { refused } = cart.coupon
  const [code, setCode] = useState(refused?.code ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (typed) onChoose({ kind: 'code', code: typed.toUpperCase() })
  }
  return (
    <form className={styles.code} onSubmit={submit}>
      <TextField
        className={styles.field}
        label={t('couponCode')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={refused?.message}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('couponApply')}</Button>
        {refused && (
          <Button variant="subtle" onClick={() => onChoose({ kind: 'best' })}>
            {t('couponForget')}
          </Button>
        )}
      </div>
    </form>
  )
}
