import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { announcementsStaffText } from './announcements-staff.text.ts'
import type { AnnouncementState } from './use-announcement.ts'

type Props = { form: AnnouncementState; onClose: () => void }

/** Now, or at a time. */
export function PublishDialog({ form, onClose }: Props) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const [when, setWhen] = useState('')
  return (
    <Dialog onClose={onClose} title={t('publishTitle')}>
      <Stack gap={16}>
        <p>{t('publishText')}</p>
        <TextField
          label={t('when')}
          help={t('whenHelp')}
          type="datetime-local"
          optional
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
        <Row gap={12}>
          <Button variant="primary" loading={form.publishing} onClick={() => form.publish(when, onClose)}>
            {t('publishNow')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

export function WithdrawDialog({ form, onClose }: Props) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  return (
    <Dialog onClose={onClose} title={t('withdrawTitle')}>
      <Stack gap={16}>
        <p>{t('withdrawText')}</p>
        <Row gap={12}>
          <Button variant="dangerFilled" loading={form.withdrawing} onClick={() => form.withdraw(onClose)}>
            {t('withdrawNow')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
