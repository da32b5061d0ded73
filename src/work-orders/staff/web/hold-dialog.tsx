import { useState } from 'react'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { HoldReason } from '#work-orders/hold.ts'
import { holdWorkOrder } from '#work-orders/staff/contract.ts'
import { NO_TEXT, textToSend } from '#work-orders/staff/web/review/seller-text.ts'
import { SellerTextField } from '#work-orders/staff/web/review/seller-text-field.tsx'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { USUAL_HOLD_DAYS, WhyField } from './hold-fields.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useMove } from './use-move.ts'
import { useTurnText } from './use-turn-text.ts'
import { useLangs, useWorkOrder } from './work-order-scope.ts'

/** Why and until when nothing happens, which the seller is told. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const [why, setWhy] = useState<HoldReason>()
  const [until, setUntil] = useState<Day>(addDays(today, USUAL_HOLD_DAYS))
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const action = useMove(holdWorkOrder, { done: t('done_hold'), onDone: onClose })
  const reason = textToSend(draft, useLangs())
  const isSaid = why !== 'OTHER' || reason !== undefined
  const submit = () => {
    setAttempted(true)
    if (why !== undefined && isSaid) action.run({ workOrderId: data.workOrder.id, why, until, reason })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('do_hold')}
      form={{ busy: action.pending, onSubmit: submit }}
      submit={t('confirm_hold')}
      cancel={t('back')}
    >
      <StaleNotice />
      <p>{t('ask_hold')}</p>
      <WhyField value={why} onChange={setWhy} missing={attempted && why === undefined} />
      <TextField
        label={t('holdUntil')}
        help={t('holdUntilHelp')}
        type="date"
        min={addDays(today, 1)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        error={action.errors['until']}
      />
      <SellerTextField
        label={t('holdNote')}
        optional={why !== 'OTHER'}
        value={draft}
        onChange={setDraft}
        error={action.errors['reason'] ?? (attempted && !isSaid ? t('reasonMissing') : undefined)}
      />
    </FormDialog>
  )
}
