import { useState } from 'react'
import { CheckField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'

export type GroupDeed = 'check' | 'nil' | 'file'
type Props = {
  deed: GroupDeed
  count: number
  busy: boolean
  /** How far it has come, where it takes a while */
  progress?: string | undefined
  onSubmit: () => void
  onClose: () => void
}

/** What is done with a group only after somebody has said that it may be: what has to be looked at alone is left out. */
export function GroupDialog({ deed, count, busy, progress, onSubmit, onClose }: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const [ticked, setTicked] = useState(false)
  return (
    <FormDialog
      title={t(`${deed}Title`, { count })}
      onClose={onClose}
      form={{ busy, onSubmit }}
      submit={t(`${deed}Now`)}
      cancel={t('cancel')}
      disabled={!ticked}
    >
      <p>{t(`${deed}Text`)}</p>
      <CheckField
        label={t(`${deed}Point`)}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <p role="status">{progress}</p>
    </FormDialog>
  )
}
