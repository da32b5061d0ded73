import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Grid } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { SHORTAGES } from '../../../tax/tax-payment.ts'
import { creditTax, type StaffTax } from '../../tax-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { ActForm } from './act-form.tsx'
import { seenOf } from './seen-of.ts'

type Props = { tax: StaffTax; onBack: () => void; onDone: (tax: StaffTax) => void }

/** One credit as the authority's account shows it. What differs becomes a to-do. */
export function CreditForm({ tax, onBack, onDone }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { currency, outstanding } = tax
  const [typed, setTyped] = useState({
    on: '',
    amount: outstanding > 0 ? plainAmount({ amount: outstanding, currency }) : '',
    reference: tax.payee?.reference ?? '',
    payer: '',
    shortage: '',
  })
  const [missing, setMissing] = useState<{ on?: string; amount?: string }>({})
  const credit = useStaffAction(creditTax, { done: t('creditDone'), onDone })
  const field = (name: Exclude<keyof typeof typed, 'shortage'>) => ({
    value: typed[name],
    error: (name === 'on' || name === 'amount' ? missing[name] : undefined) ?? credit.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = () => {
    const amount = parseDecimal(typed.amount, exponentOf(currency), POINT_DECIMALS)
    const isAmount = amount !== null && amount > 0
    setMissing({
      ...(typed.on === '' && { on: t('dayMissing') }),
      ...(!isAmount && { amount: t('amountUnclear') }),
    })
    if (typed.on === '' || !isAmount) return
    const shortage = SHORTAGES.find((one) => one === typed.shortage)
    const { on, reference, payer } = typed
    credit.run({ ...seenOf(tax), on, amount, reference, payer, ...(shortage && { shortage }) })
  }
  return (
    <ActForm
      title={t('addCredit')}
      text={t('creditText')}
      submit={t('creditNow')}
      pending={credit.pending}
      onSubmit={submit}
      onBack={onBack}
    >
      <Grid min={180} gap={12}>
        <TextField label={t('on')} type="date" {...field('on')} />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          end={currency}
          maxLength={20}
          autoComplete="off"
          {...field('amount')}
        />
      </Grid>
      <TextField label={t('reference')} maxLength={140} optional spellCheck={false} {...field('reference')} />
      <TextField label={t('payer')} help={t('payerHelp')} maxLength={140} optional {...field('payer')} />
      <SelectField
        label={t('why')}
        optional
        placeholder={t('whyUnknown')}
        value={typed.shortage}
        options={SHORTAGES.map((value) => ({ value, label: t(`why_${value}`) }))}
        onChange={({ target }) => setTyped({ ...typed, shortage: target.value })}
      />
    </ActForm>
  )
}
