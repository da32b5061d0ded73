import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { enterErasure } from '../contract.ts'
import type { erasuresStaffText } from './erasures-staff.text.ts'

/** Enters the request of somebody who wrote or called. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const enter = useStaffAction(enterErasure, {
    done: t('entered'),
    onDone: ({ id }) => {
      onClose()
      void navigate(paths.adminErasures({ id }))
    },
  })
  const ok = email.trim().length >= 3
  return (
    <FormDialog
      onClose={onClose}
      title={t('enter')}
      form={{
        busy: enter.pending,
        onSubmit: () => {
          setSubmitted(true)
          if (ok) enter.run({ email: email.trim() })
        },
      }}
      submit={t('enter')}
      cancel={t('cancel')}
    >
      <p>{t('enterText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={enter.errors['email'] ?? (submitted && !ok ? t('emailMissing') : undefined)}
        data-autofocus
      />
    </FormDialog>
  )
}
