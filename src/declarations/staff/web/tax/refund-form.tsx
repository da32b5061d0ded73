import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { TextField } from '#platform/ui/field.tsx'
import { Grid } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { refundCredit, type StaffCredit } from '../../credit-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { ActForm } from './act-form.tsx'

type Props = { credit: StaffCredit; onBack: () => void; onDone: (after: Partial<StaffCredit>) => void }
const isSum = (sum: number | null | undefined): sum is number => typeof sum === 'number' && sum >= 0

type Name = 'refunded' | 'setOff' | 'on' | 'holder' | 'iban'

/** What the authority paid out, to the taxpayer's own account, and what it kept for other debts. */
export function RefundForm({ credit, onBack, onDone }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { companyId, id, revision, amount, currency } = credit
  const [typed, setTyped] = useState<Record<Name, string>>({
    refunded: plainAmount({ amount, currency }),
    setOff: '0',
    on: '',
    holder: '',
    iban: '',
  })
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>({})
  const refund = useStaffAction(refundCredit, { done: t('refundDone'), onDone })
  const field = (name: Name) => ({
    value: typed[name],
    error: missing[name] ?? refund.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = () => {
    const [refunded, setOff] = [typed.refunded, typed.setOff || '0'].map((text) =>
      parseDecimal(text, exponentOf(currency), POINT_DECIMALS),
    )
    const toAccount = isSum(refunded) && refunded > 0
    const faults: Partial<Record<Name, string>> = {
      ...(!isSum(refunded) && { refunded: t('sumUnclear') }),
      ...(!isSum(setOff) && { setOff: t('sumUnclear') }),
      ...(typed.on === '' && { on: t('dayMissing') }),
      ...(toAccount && typed.holder.trim() === '' && { holder: t('needed') }),
      ...(toAccount && typed.iban.trim() === '' && { iban: t('needed') }),
    }
    setMissing(faults)
    if (Object.keys(faults).length > 0 || !isSum(refunded) || !isSum(setOff)) return
    const { on, holder, iban } = typed
    refund.run({ companyId, id, revision, refunded, setOff, on, holder, iban })
  }
  const sum = { inputMode: 'decimal', end: currency, maxLength: 20, autoComplete: 'off' } as const
  return (
    <ActForm
      title={t('recordRefund')}
      text={t('refundText')}
      submit={t('refundNow')}
      pending={refund.pending}
      onSubmit={submit}
      onBack={onBack}
    >
      <Grid min={180} gap={12}>
        <TextField label={t('refunded')} {...sum} {...field('refunded')} />
        <TextField label={t('setOff')} {...sum} {...field('setOff')} />
      </Grid>
      <TextField label={t('refundedOn')} type="date" {...field('on')} />
      <TextField label={t('holder')} help={t('holderHelp')} maxLength={140} {...field('holder')} />
      <TextField label={t('iban')} maxLength={60} spellCheck={false} {...field('iban')} />
    </ActForm>
  )
}
