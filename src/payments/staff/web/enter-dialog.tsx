import { type ChangeEvent, useState } from 'react'
import { addTransfer } from '#payments/staff/contract.ts'
import { parseMoney } from '#platform/shared/parse-money.ts'
import { CURRENCIES } from '#platform/shared/money.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Grid } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { ordersStaffText } from '#orders/staff/web/orders-staff.text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'

const EMPTY = { bankId: '', day: '', amount: '', currency: 'EUR', payer: '', reference: '' }

/** One line of the statement, typed. The bank's own id prevents booking it twice. */
export function PaymentsEnterDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const os = useText<typeof ordersStaffText>('orders-staff')
  const [line, setLine] = useState(EMPTY)
  const [asked, setAsked] = useState(false)
  const add = useStaffAction(addTransfer, { done: t('entered'), onDone: onClose })
  const currency = CURRENCIES.find((candidate) => candidate === line.currency) ?? 'EUR'
  const typed = parseMoney(line.amount, currency)
  const amount = typed && typed.amount > 0 ? typed : undefined
  const ok = line.bankId.trim() !== '' && line.day !== ''
  const bind = (name: keyof typeof EMPTY) => ({
    value: line[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setLine({ ...line, [name]: event.target.value }),
  })
  const missing = (name: 'bankId' | 'day') =>
    add.errors[name] ?? (asked && line[name].trim() === '' ? t('needed') : undefined)
  const submit = () => {
    setAsked(true)
    const { bankId, day, payer, reference } = line
    if (amount && ok) add.run({ bankId, day, payer, reference, amount })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('enterTitle')}
      form={{
        busy: add.pending,
        onSubmit: () => {
          submit()
        },
      }}
      submit={t('enterNow')}
      cancel={os('back')}
    >
      <TextField
        label={t('bankId')}
        maxLength={64}
        {...bind('bankId')}
        error={missing('bankId')}
        data-autofocus
      />
      <Grid min={150} gap={12}>
        <TextField label={t('columnDay')} type="date" {...bind('day')} error={missing('day')} />
        <TextField
          label={t('columnAmount')}
          inputMode="decimal"
          {...bind('amount')}
          error={add.errors['amount.amount'] ?? (asked && !amount ? t('amountBad') : undefined)}
        />
        <SelectField
          label={t('currency')}
          {...bind('currency')}
          options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
        />
      </Grid>
      <TextField label={t('columnPayer')} maxLength={200} {...bind('payer')} optional />
      <TextField label={t('columnReference')} maxLength={300} {...bind('reference')} optional />
    </FormDialog>
  )
}
