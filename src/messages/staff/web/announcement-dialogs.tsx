import { useState } from 'react'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { announcementsStaffText } from './announcements-staff.text.ts'
import type { AnnouncementState } from './use-announcement.ts'

type Props = { form: AnnouncementState; onClose: () => void }

/** Now, or at a time. */
export function PublishDialog({ form, onClose }: Props) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const [when, setWhen] = useState('')
  return (
    <FormDialog
      onClose={onClose}
      title={t('publishTitle')}
      form={{ busy: form.publishing, onSubmit: () => form.publish(when, onClose) }}
      submit={t('publishNow')}
      cancel={t('cancel')}
    >
      <p>{t('publishText')}</p>
      <TextField
        label={t('when')}
        help={t('whenHelp')}
        type="datetime-local"
        optional
        value={when}
        onChange={(event) => setWhen(event.target.value)}
      />
    </FormDialog>
  )
}

export function WithdrawDialog({ form, onClose }: Props) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  return (
    <FormDialog
      onClose={onClose}
      title={t('withdrawTitle')}
      form={{ busy: form.withdrawing, onSubmit: () => form.withdraw(onClose) }}
      submit={t('withdrawNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('withdrawText')}</p>
    </FormDialog>
  )
}
