import { fieldOf, type useCallForm } from '#accounts/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import styles from './payment.module.css'

type Props = { form: ReturnType<typeof useCallForm>; currency: string; payer: string }

/** What is read off the bank's paper. */
export function ProofFields({ form, currency, payer }: Props) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  return (
    <>
      <TextField {...fieldOf(form, 'paidOn')} type="date" label={t('paidOn')} />
      <div className={styles.pair}>
        <TextField
          {...fieldOf(form, 'amount')}
          label={t('amountPaid')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...fieldOf(form, 'currency')}
          label={t('currency')}
          help={t('currencyHelp')}
          autoComplete="off"
          maxLength={3}
          defaultValue={currency}
        />
      </div>
      <TextField
        {...fieldOf(form, 'payer')}
        label={t('payer')}
        autoComplete="off"
        maxLength={140}
        defaultValue={payer}
      />
    </>
  )
}
