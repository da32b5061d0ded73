import { useState } from 'react'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { keepReason, lastReason } from './last-reasons.ts'

/** Asks why somebody needs to see an answer or a paper of an order that is not theirs. */
export function RevealDialog({
  name,
  pending = false,
  onReason,
  onClose,
}: {
  name: string
  pending?: boolean
  onReason: (reason: string) => void
  onClose: () => void
}) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { id } = useWorkOrder().data.workOrder
  const [reason, setReason] = useState(lastReason(id))
  const [attempted, setAttempted] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <FormDialog
      onClose={onClose}
      title={t('showNamed', { name })}
      form={{
        busy: pending,
        onSubmit: () => {
          setAttempted(true)
          if (isMissing) return
          keepReason(id, reason)
          onReason(reason)
        },
      }}
      submit={t('show')}
      cancel={t('back')}
    >
      <p>{t('revealNotYours')}</p>
      <TextField
        id="reveal-reason"
        label={t('revealReason')}
        value={reason}
        maxLength={300}
        error={attempted && isMissing ? t('revealReasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
