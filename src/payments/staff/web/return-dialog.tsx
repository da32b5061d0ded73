import { useState } from 'react'
import { returnTransfer, type StaffTransfer } from '#payments/staff/contract.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { ordersStaffText } from '#orders/staff/web/orders-staff.text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'

const SHORTEST = 3

/** The money of a line is returned to its sender: transferred at the bank, recorded here. */
export function PaymentsReturnDialog({
  transfer,
  onClose,
}: {
  transfer: StaffTransfer
  onClose: () => void
}) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const os = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const back = useStaffAction(returnTransfer, { done: t('returned'), onDone: onClose })
  const referenceOk = reference.trim().length >= SHORTEST
  const reasonOk = reason.trim().length >= SHORTEST
  return (
    <FormDialog
      onClose={onClose}
      title={t('returnTitle', { sum: formatMoney(transfer.amount, lang) })}
      form={{
        busy: back.pending,
        onSubmit: () => {
          setAsked(true)
          if (referenceOk && reasonOk)
            back.run({ transferId: transfer.id, reference: reference.trim(), reason: reason.trim() })
        },
      }}
      submit={t('returnNow')}
      cancel={os('back')}
      danger
    >
      <p>{t('returnText')}</p>
      <TextField
        label={t('bankReference')}
        maxLength={140}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={back.errors['reference'] ?? (asked && !referenceOk ? t('bankReferenceBad') : undefined)}
        data-autofocus
      />
      <TextAreaField
        label={t('returnReason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={back.errors['reason'] ?? (asked && !reasonOk ? t('returnReasonShort') : undefined)}
      />
    </FormDialog>
  )
}
