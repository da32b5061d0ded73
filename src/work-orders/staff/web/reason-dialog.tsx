import { useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { SellerTextField } from '#work-orders/staff/web/review/seller-text-field.tsx'
import { NO_TEXT, textToSend } from '#work-orders/staff/web/review/seller-text.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useMove } from './use-move.ts'
import { useLangs } from '#work-orders/staff/web/work-order-scope.ts'

/** Asks for the reason that the seller will read, and is the confirmation at the same time. */
export function ReasonDialog<I extends { reason: string | LocalText }>({
  call,
  input,
  title,
  text,
  confirm,
  done,
  danger,
  onClose,
}: {
  call: CallDefinition<z.ZodType<unknown, I>>
  input: Omit<I, 'reason'>
  title: string
  text: string
  confirm: string
  done: string
  danger?: boolean
  onClose: () => void
}) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const langs = useLangs()
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const action = useMove(call, { done, onDone: onClose })
  const reason = textToSend(draft, langs)
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      form={{
        busy: action.pending,
        onSubmit: () => {
          setAttempted(true)
          if (reason !== undefined) action.run({ ...input, reason } as I)
        },
      }}
      submit={confirm}
      cancel={t('back')}
      danger={danger}
    >
      <StaleNotice />
      <p>{text}</p>
      <SellerTextField
        label={t('reason')}
        value={draft}
        onChange={setDraft}
        error={
          action.errors['reason'] ?? (attempted && reason === undefined ? t('reasonMissing') : undefined)
        }
        focusFirst
      />
    </FormDialog>
  )
}
