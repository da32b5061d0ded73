import { useState } from 'react'
import { confirmRefund, type StaffRefund } from '#payments/staff/contract.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

const REFERENCE_MIN = 3

/** Records a refund that a colleague made at the bank: its reference completes it. */
export function RecordTransferDialog({
  refund,
  onClose,
}: {
  refund: Pick<StaffRefund, 'id' | 'amount'>
  onClose: () => void
}) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [reference, setReference] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const record = useStaffAction(confirmRefund, { done: t('recorded'), onDone: onClose })
  const ok = reference.trim().length >= REFERENCE_MIN
  return (
    <FormDialog
      onClose={onClose}
      title={t('recordTitle', { sum: formatMoney(refund.amount, lang) })}
      form={{
        busy: record.pending,
        onSubmit: () => {
          setSubmitted(true)
          if (ok) record.run({ refundId: refund.id, reference: reference.trim() })
        },
      }}
      submit={t('recordNow')}
      cancel={t('back')}
    >
      <p>{t('recordText')}</p>
      <TextField
        label={t('bankReference')}
        maxLength={140}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={record.errors['reference'] ?? (submitted && !ok ? t('bankReferenceBad') : undefined)}
        data-autofocus
      />
    </FormDialog>
  )
}
