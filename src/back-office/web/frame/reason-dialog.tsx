import { useState } from 'react'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'
import { keepReason, lastReason } from './last-reasons.ts'

/** Asks why somebody needs to see what is not of their work: an answer, a file. */
export function ReasonDialog({
  subject,
  name,
  pending = false,
  onReason,
  onClose,
}: {
  /** What it is of: the last reason for it is offered again. */
  subject: string
  name: string
  pending?: boolean
  onReason: (reason: string) => void
  onClose: () => void
}) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  const [reason, setReason] = useState(lastReason(subject))
  const [attempted, setAttempted] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <FormDialog
      onClose={onClose}
      title={t('reasonTitle', { name })}
      form={{
        busy: pending,
        onSubmit: () => {
          setAttempted(true)
          if (isMissing) return
          keepReason(subject, reason)
          onReason(reason)
        },
      }}
      submit={t('reasonShow')}
      cancel={t('reasonBack')}
    >
      <p>{t('reasonText')}</p>
      <TextField
        id="reveal-reason"
        label={t('reasonLabel')}
        value={reason}
        maxLength={300}
        error={attempted && isMissing ? t('reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
