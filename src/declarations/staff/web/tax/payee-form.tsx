import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { TextField } from '#platform/ui/field.tsx'
import { Grid } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { enterTaxPayee, type StaffTax } from '../../tax-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { ActForm } from './act-form.tsx'
import { payeeToEnter } from './payee-to-enter.ts'
import { seenOf } from './seen-of.ts'

type Props = { tax: StaffTax; onBack: () => void; onDone: (tax: StaffTax) => void }
const NEEDED = ['name', 'iban', 'reference', 'source'] as const

/** The account and the reference, as the authority gave them. */
export function PayeeForm({ tax, onBack, onDone }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { lastPayee } = tax
  const taken = tax.payee === null ? lastPayee : null
  const [typed, setTyped] = useState(payeeToEnter(tax))
  const [isSent, setSent] = useState(false)
  const enter = useStaffAction(enterTaxPayee, { done: t('payeeDone'), onDone })
  const isMissing = (name: keyof typeof typed) =>
    NEEDED.some((one) => one === name) && typed[name].trim() === ''
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: isSent && isMissing(name) ? t('needed') : enter.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = () => {
    setSent(true)
    if (!NEEDED.some(isMissing)) enter.run({ ...seenOf(tax), ...typed })
  }
  return (
    <ActForm
      title={t('enterPayee')}
      text={taken ? t('payeeTaken', { number: taken.number }) : t('payeeText')}
      submit={t('payeeNow')}
      pending={enter.pending}
      onSubmit={submit}
      onBack={onBack}
    >
      <TextField label={t('payeeName')} maxLength={140} {...field('name')} />
      <Grid min={180} gap={12}>
        <TextField label={t('iban')} maxLength={60} spellCheck={false} {...field('iban')} />
        <TextField label={t('bic')} maxLength={20} optional spellCheck={false} {...field('bic')} />
      </Grid>
      <TextField
        label={t('reference')}
        help={taken?.reference && t('referenceBefore', { reference: taken.reference })}
        maxLength={140}
        spellCheck={false}
        {...field('reference')}
      />
      <TextField label={t('source')} help={t('sourceHelp')} maxLength={300} {...field('source')} />
    </ActForm>
  )
}
