import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { bookDispute, type StaffDispute } from '#payments/staff/contract.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { parseMoney } from '#platform/shared/parse-money.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

/** How much of the payment a lost dispute took, which only the provider's account shows. */
export function BookDisputeDialog({ dispute, onClose }: { dispute: StaffDispute; onClose: () => void }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const book = useStaffAction(bookDispute, { done: t('bookDisputeDone'), onDone: onClose })
  const { paid } = dispute
  const read = parseMoney(typed, paid.currency)
  const amount = read && read.amount > 0 && read.amount <= paid.amount ? read : undefined
  const most = formatMoney(paid, lang)
  return (
    <FormDialog
      onClose={onClose}
      title={t('bookDisputeTitle')}
      form={{
        busy: book.pending,
        onSubmit: () => {
          setSubmitted(true)
          if (amount) book.run({ disputeId: dispute.id, amount })
        },
      }}
      submit={amount ? t('bookDisputeNow', { sum: formatMoney(amount, lang) }) : t('bookDispute')}
      cancel={t('back')}
    >
      <p>{t('bookDisputeText')}</p>
      <TextField
        label={t('refundAmount')}
        help={t('refundAmountHelp', { sum: most })}
        error={
          book.errors['amount.amount'] ??
          (submitted && !amount ? t('refundAmountBad', { sum: most }) : undefined)
        }
        inputMode="decimal"
        end={paid.currency}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
