import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { bookRefund, type StaffRefund } from '#payments/staff/contract.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

const REASON_MIN = 3

/** A refund that somebody made in the provider's dashboard: why, which the buyer reads, too. */
export function BookRefundDialog({
  refund,
  onClose,
}: {
  refund: Pick<StaffRefund, 'id' | 'amount'>
  onClose: () => void
}) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const book = useStaffAction(bookRefund, { done: t('bookRefundDone'), onDone: onClose })
  const ok = reason.trim().length >= REASON_MIN
  return (
    <FormDialog
      onClose={onClose}
      title={t('bookRefundTitle', { sum: formatMoney(refund.amount, lang) })}
      form={{
        busy: book.pending,
        onSubmit: () => {
          setSubmitted(true)
          if (ok) book.run({ refundId: refund.id, reason: reason.trim() })
        },
      }}
      submit={t('bookRefund')}
      cancel={t('back')}
    >
      <p>{t('bookRefundText')}</p>
      <TextField
        label={t('refundReason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={book.errors['reason'] ?? (submitted && !ok ? t('refundReasonShort') : undefined)}
        data-autofocus
      />
    </FormDialog>
  )
}
