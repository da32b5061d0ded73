import { useState } from 'react'
import { CheckField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'

type Props = { count: number; busy: boolean; onCheck: () => void; onClose: () => void }

/** The second check of a group: what has a point of its own is not among what it lets pass. */
export function CheckDialog({ count, busy, onCheck, onClose }: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const [ticked, setTicked] = useState(false)
  return (
    <FormDialog
      title={t('checkTitle', { count })}
      onClose={onClose}
      form={{ busy, onSubmit: onCheck }}
      submit={t('checkNow')}
      cancel={t('cancel')}
      disabled={!ticked}
    >
      <p>{t('checkText')}</p>
      <CheckField
        label={t('checkPoint')}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
    </FormDialog>
  )
}
