import { use, useState, type ReactNode } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { StaffInspection } from '../../inspections-contract.ts'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

/** Something that happened on a day since the service. */
export function OnDay(props: {
  inspection: StaffInspection
  onClose: () => void
  texts: { title: string; submit: string; on?: string }
  move: { pending: boolean; errors: Record<string, string>; clear: (...names: string[]) => void }
  onRun: (on: Day) => void
  children?: ReactNode
}) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { inspection, onClose, texts, move, onRun, children } = props
  const today = dayOf(useNow(), use(TimeZoneContext))
  const [on, setOn] = useState(today)
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      form={{ busy: move.pending, onSubmit: () => on !== '' && onRun(on) }}
      submit={texts.submit}
      cancel={t('cancel')}
    >
      <Stack gap={16}>
        {children}
        <TextField
          label={texts.on ?? t('on')}
          type="date"
          min={inspection.servedOn}
          max={today}
          value={on}
          error={on === '' ? t('missing') : move.errors['on']}
          onChange={({ target }) => {
            setOn(target.value)
            move.clear('on')
          }}
        />
      </Stack>
    </FormDialog>
  )
}
